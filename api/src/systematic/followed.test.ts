import {
  balanceOf,
  cashInTransit,
  paidToInvestor,
  payoutDue,
  proveBooks,
  unitsHeld,
  type Account,
} from '../ledger/index.ts';
import { PERSONAS } from '../personas/index.ts';
import {
  endQuietly,
  fakeGateway,
  newsOf,
  sendMandateNews,
  sendNews,
  type FakeGateway,
} from '../testing/partners/fakeGateway.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { FRIDAY_MORNING } from '../testing/orderBench.ts';
import { FUNDS, orderMarket, publishNav } from '../testing/orderMarket.ts';
import { signIn } from '../testing/people/personas.ts';
import { stepUp } from '../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

const { asha } = PERSONAS;

/** Each kind of plan over HTTP alone, from its set-up to the units or the money, as the business clock goes. */
describe('a plan followed from its set-up to its end', () => {
  let api: TestApi;
  let gateway: FakeGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await fakeGateway();
    api = await testApi({ partnersOrigin: gateway.origin });
    gateway.now = api.clock.now;
    await orderMarket(api.db);
    await goTo(FRIDAY_MORNING);
  });
  afterEach(async () => {
    const { findings } = await proveBooks(api.db);
    await api.close();
    await gateway.close();
    expect(findings).toEqual([]);
  });

  const call: TestApi['call'] = (name, options = {}) => api.call(name, { token, ...options });
  /** Moves the clock, signs in anew, and lets what is due happen. */
  async function goTo(instant: string): Promise<void> {
    api.clock.set(instant);
    token = (await signIn(api, 'asha')).token;
    await api.runJobs();
  }
  async function setUp(terms: Record<string, unknown>) {
    const { body: seen } = await call('previewSystematic', { query: terms as never });
    const consent_hash = seen.data.consent.hash;
    const step_up_code = await stepUp(api, token, 'systematic', consent_hash);
    return (await call('createSystematic', { body: { ...terms, consent_hash, step_up_code } as never })).body
      .data;
  }
  const planOf = async (id: string) => (await call('systematicPlan', { params: { id } })).body.data;
  const histories = async (id: string) => (await planOf(id)).history.map(({ state, text }) => [state, text]);
  const notices = async () => (await call('notices')).body.data.map(({ title }) => title);
  const rupeesAt = (account: Account) => balanceOf(api.db, account, 'INR', asha.portfolioId);
  const unitsAt = (folio: string, code: string) =>
    balanceOf(api.db, unitsHeld(folio), code, asha.portfolioId);
  const booked = () =>
    api.db.query<{ kind: string }>(
      `SELECT kind FROM ledger_transfers WHERE portfolio_id = $1 AND at > '2026-11-20' ORDER BY at, kind`,
      [asha.portfolioId],
    );

  test('I5 · a SIP by mandate: notified a day before, debited once, allotted; timeline, entries and holding agree', async () => {
    const bank = (await call('mandateTerms')).body.data.banks[0]!.id;
    const made = { type: 'xsip', bank_id: bank, limit: 25_000, until: '2036-11-20' };
    const mandate = (await call('createMandate', { body: made as never })).body.data.id;
    await sendMandateNews(api, {
      ...{ mandate_id: mandate, status: 'active', reason: null, reference: 'SNDB0000000000000001' },
    });
    const terms = {
      kind: 'sip',
      code: FUNDS.equity,
      amount: 1000,
      frequency: 'monthly',
      start_date: '2026-12-05',
    };
    const plan = await setUp(terms);
    expect([plan.paid_by, plan.next_dates[0]]).toEqual(['mandate', '2026-12-07']);

    await goTo('2026-12-06T06:59:59.999+05:30');
    expect(await notices()).not.toContain('₹1,000 will be debited on 7 Dec 2026');
    await goTo('2026-12-06T07:00:00.000+05:30');
    expect(await notices()).toContain('₹1,000 will be debited on 7 Dec 2026');
    expect(gateway.payments.size).toBe(0);

    await goTo('2026-12-07T08:00:00.000+05:30');
    const [debit, ...none] = [...gateway.payments.values()];
    expect([debit!.amount, debit!.method, none]).toEqual(['1000.00', 'mandate', []]);
    expect((await call('cart')).body.data.items).toEqual([]);
    const [order] = (await call('orders', { query: {} })).body.data;
    expect([order!.status, order!.type, order!.amount]).toEqual(['pending', 'sip', 1000]);
    await goTo('2026-12-07T10:00:00.000+05:30');
    endQuietly(gateway, debit!.id, { status: 'successful', paid_at: api.clock.now().toISOString() });
    for (let time = 0; time < 2; time += 1) await sendNews(api, newsOf(gateway, debit!.id));
    expect(await rupeesAt(cashInTransit())).toBe('1000.0000');
    await api.runJobs();

    await publishNav(api.db, FUNDS.equity, '2026-12-08', '50.0000');
    await goTo('2026-12-09T09:00:00.000+05:30');
    const done = (await call('order', { params: { id: order!.id } })).body.data;
    expect(done).toMatchObject({
      status: 'successful',
      nav_date: '2026-12-08',
      nav: 50,
      units: 19.999,
      stamp_duty: 0.05,
    });
    expect(done.timeline.map(({ state, rule_id, text }) => [state, rule_id, text])).toEqual([
      ['draft', null, 'SIP instalment due on 5 Dec 2026: ₹1,000.'],
      ['under_review', null, 'Fund, amount and folio verified.'],
      ['pending', null, 'Debit request sent to your bank under your mandate.'],
      [
        ...['confirmed', 'money-mandate-2021'],
        'Payment of ₹1,000 received on 7 Dec 2026, 10:00 am. Available to the AMC from 8 Dec 2026, 10:15 am.',
      ],
      [
        ...['submitted', 'nav-equity-2021'],
        'Sent to Zed Mutual Fund. NAV date: 8 Dec 2026. The AMC receives your money after the previous cut-off; the next one is 8 Dec 2026, 3:00 pm. Units expected by 9 Dec 2026.',
      ],
      [
        ...['successful', 'nav-equity-2021'],
        `19.999 units allotted at a NAV of ₹50.0000 in folio ${done.folio_no}. Stamp duty ₹0.05.`,
      ],
    ]);
    expect((await booked()).map(({ kind }) => kind)).toEqual(['payment', 'allotment']);
    expect(await rupeesAt(cashInTransit())).toBe('0.0000');
    expect(await unitsAt(done.folio_no!, FUNDS.equity)).toBe('19.9990');
    const { holding } = (await call('holding', { params: { code: FUNDS.equity } })).body.data;
    expect(holding).toMatchObject({ units: 19.999, total_invested: 1000 });
    expect(await notices()).toEqual([
      'Units allotted: Zed Equity',
      'You earned 25 coins',
      'Payment received: ₹1,000',
      '₹1,000 will be debited on 7 Dec 2026',
      'OneClick mandate is active',
    ]);
    expect(await histories(plan.id)).toEqual([
      ['registered', 'Plan created: ₹1,000, first on 5 Dec 2026.'],
      ['charged', 'Instalment of 5 Dec 2026 (₹1,000): debit request sent to your bank.'],
      ['paid', 'Instalment of 5 Dec 2026 (₹1,000) paid.'],
    ]);
    expect(await planOf(plan.id)).toMatchObject({ status: 'active', instalments_done: 1, failures: 0 });
    expect((await call('mandate', { params: { id: mandate } })).body.data.debits).toMatchObject([
      { amount: 1000, status: 'taken' },
    ]);

    // Days later the bank returns the debit.
    for (let time = 0; time < 2; time += 1)
      await sendNews(api, newsOf(gateway, debit!.id, { status: 'charged_back' }));
    expect((await call('order', { params: { id: order!.id } })).body.data.status).toBe('reversed');
    expect(await unitsAt(done.folio_no!, FUNDS.equity)).toBe('0.0000');
    expect(await planOf(plan.id)).toMatchObject({ status: 'active', instalments_done: 0, failures: 1 });
    expect((await histories(plan.id)).at(-1)).toEqual([
      'failed',
      'Your bank reversed the payment for the instalment of 5 Dec 2026 (₹1,000). Missed 1 of 3; the plan ends after 3 in a row.',
    ]);
    expect((await call('mandate', { params: { id: mandate } })).body.data.debits).toMatchObject([
      { amount: 1000, status: 'failed' },
    ]);
  });

  test('I5 · an SWP: units sold at the NAV of its day, the oldest first, and the money paid to the bank', async () => {
    const folio_no = await giveUnits(api, asha, FUNDS.equity, [
      { on: '2024-11-18', units: '15', amount: '600.00' },
      { on: '2025-11-18', units: '85', amount: '3400.00' },
    ]);
    const terms = {
      kind: 'swp',
      code: FUNDS.equity,
      folio_no,
      amount: 1000,
      frequency: 'monthly',
      start_date: '2026-12-01',
    };
    const plan = await setUp(terms);
    await goTo('2026-12-01T07:59:59.999+05:30');
    expect((await call('redemptions')).body.data).toEqual([]);
    await goTo('2026-12-01T08:00:00.000+05:30');
    const [placed] = (await call('redemptions')).body.data;
    expect([placed!.status, placed!.amount]).toEqual(['pending', 1000]);
    await goTo('2026-12-01T14:30:00.000+05:30');
    await publishNav(api.db, FUNDS.equity, '2026-12-01', '50.0000');
    await goTo('2026-12-01T23:00:00.000+05:30');
    expect([await rupeesAt(payoutDue()), await unitsAt(folio_no, FUNDS.equity)]).toEqual([
      '999.9900',
      '80.0000',
    ]);
    await goTo('2026-12-03T11:00:00.000+05:30');
    const sold = (await call('redemption', { params: { id: placed!.id } })).body.data;
    expect(sold).toMatchObject({ status: 'paid_out', units: 20, gross: 1000, stt: 0.01, net: 999.99 });
    expect(
      sold.lots.map(({ bought_on, units, cost, proceeds }) => [bought_on, units, cost, proceeds]),
    ).toEqual([
      ['2024-11-18', 15, 600, 750],
      ['2025-11-18', 5, 200, 250],
    ]);
    const waits = 'Units blocked for this order. You can cancel until 1 Dec 2026, 2:30 pm.';
    expect(sold.timeline.map(({ state, rule_id, text }) => [state, rule_id, text])).toEqual([
      [...['pending', null], 'SWP instalment due on 1 Dec 2026: units worth ₹1,000.00 are redeemed.'],
      ['pending', 'platform-redeem-equity', waits],
      [
        ...['submitted', 'redeem-equity-2023'],
        'Sent to Zed Mutual Fund. NAV date: 1 Dec 2026. Payout expected by 3 Dec 2026.',
      ],
      [
        ...['priced', 'redeem-equity-2023'],
        '20.000 units sold at a NAV of ₹50.0000 for ₹1,000.00, less STT ₹0.01. ₹999.99 will be paid to your bank account.',
      ],
      ['paid_out', 'redeem-equity-2023', '₹999.99 was paid to your bank account on 3 Dec 2026.'],
    ]);
    expect((await booked()).map(({ kind }) => kind)).toEqual(['redemption', 'payout']);
    expect([await rupeesAt(payoutDue()), await rupeesAt(paidToInvestor())]).toEqual(['0.0000', '999.9900']);
    const { holding } = (await call('holding', { params: { code: FUNDS.equity } })).body.data;
    expect(holding).toMatchObject({ units: 80, total_invested: 3200 });
    expect(await notices()).toEqual(['Payout sent: ₹999.99']);
    expect(await histories(plan.id)).toEqual([
      ['registered', 'Plan created: ₹1,000, first on 1 Dec 2026.'],
      ['charged', 'Instalment of 1 Dec 2026 (₹1,000) sent to the AMC.'],
      ['paid', 'Instalment of 1 Dec 2026: 20.000 units redeemed, ₹999.99 paid to your bank.'],
    ]);
  });

  test('I5 · an STP: sold at one NAV, bought at the other on the day of its own class, in one folio', async () => {
    const folio_no = await giveUnits(api, asha, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    const terms = {
      ...{ kind: 'stp', code: FUNDS.equity, folio_no, target_code: FUNDS.debt },
      ...{ amount: 2000, frequency: 'monthly', start_date: '2026-12-01' },
    };
    const plan = await setUp(terms);
    await goTo('2026-12-01T08:00:00.000+05:30');
    await goTo('2026-12-01T14:30:00.000+05:30');
    await publishNav(api.db, FUNDS.equity, '2026-12-01', '50.0000');
    await goTo('2026-12-01T23:00:00.000+05:30');
    const [placed] = (await call('redemptions')).body.data;
    expect([placed!.status, placed!.switch_in!.nav_date, placed!.switch_in!.units_date]).toEqual([
      'priced',
      '2026-12-03',
      '2026-12-04',
    ]);
    expect([await rupeesAt(cashInTransit()), await unitsAt(folio_no, FUNDS.equity)]).toEqual([
      '1999.9800',
      '60.0000',
    ]);
    await publishNav(api.db, FUNDS.debt, '2026-12-03', '20.0000');
    await goTo('2026-12-04T09:00:00.000+05:30');
    const moved = (await call('redemption', { params: { id: placed!.id } })).body.data;
    expect(moved).toMatchObject({
      status: 'switched',
      units: 40,
      net: 1999.98,
      switch_in: { folio_no, units: 99.994, stamp_duty: 0.1 },
    });
    const [due, , ...rest] = moved.timeline.map(({ state, rule_id, text }) => [state, rule_id, text]);
    expect([due, ...rest]).toEqual([
      [...['pending', null], 'STP instalment due on 1 Dec 2026: units worth ₹2,000.00 are switched.'],
      ['submitted', 'redeem-equity-2023', 'Sent to Zed Mutual Fund. NAV date: 1 Dec 2026.'],
      [
        ...['priced', 'redeem-equity-2023'],
        '40.000 units sold at a NAV of ₹50.0000 for ₹2,000.00, less STT ₹0.02. ₹1,999.98 will be invested in the other fund.',
      ],
      [
        ...['switched', 'nav-debt-2021'],
        `99.9940 units of ZZDT-GR allotted at a NAV of ₹20.0000 in folio ${folio_no}. Stamp duty ₹0.10.`,
      ],
    ]);
    expect((await booked()).map(({ kind }) => kind)).toEqual(['switch_out', 'switch_in']);
    expect([await rupeesAt(cashInTransit()), await unitsAt(folio_no, FUNDS.debt)]).toEqual([
      '0.0000',
      '99.9940',
    ]);
    const { holding } = (await call('holding', { params: { code: FUNDS.debt } })).body.data;
    expect(holding).toMatchObject({ units: 99.994, total_invested: 1999.98 });
    expect((await call('notices')).body.data).toMatchObject([
      {
        title: 'Switched into Zed Debt',
        text: '₹1,999.98 from Zed Equity bought 99.9940 units at the NAV of 3 Dec 2026, ₹20.0000.',
        path: `/orders/sale/${placed!.id}`,
      },
    ]);
    expect(await histories(plan.id)).toEqual([
      ['registered', 'Plan created: ₹2,000, first on 1 Dec 2026.'],
      ['charged', 'Instalment of 1 Dec 2026 (₹2,000) sent to the AMC.'],
      ['paid', 'Instalment of 1 Dec 2026: ₹1,999.98 invested in Zed Debt, 99.9940 units allotted.'],
    ]);
  });
});
