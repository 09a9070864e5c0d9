import type { CallBody } from '@sanchay/contracts';
import { balanceOf, proveBooks, unitsHeld } from '../ledger/index.ts';
import { giveBank, giveUnits, stepUp, stepUps } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

type Ask = Partial<CallBody<'previewRedemption'>>;

describe('what a sale may and may not do', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let folio: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
  });
  afterEach(async () => {
    const { findings } = await proveBooks(bench.api.db);
    expect(findings).toEqual([]);
  });
  afterAll(() => bench.close());

  const ask = (over: Ask = {}) => ({
    code: FUNDS.equity,
    folio_no: folio,
    by: 'units' as const,
    units: 10,
    ...over,
  });
  const preview = (over: Ask = {}) => me.call('previewRedemption', { body: ask(over) });
  const agreed = async (over: Ask = {}) => ({
    ...ask(over),
    consent_hash: (await preview(over)).body.data.consent.hash,
  });
  const otpOf = ({ consent_hash }: { consent_hash: string }) => stepUp(bench.api, me, 'redeem', consent_hash);
  /** The same with the token of its OTP. */
  const confirmed = async (over: Ask = {}) => {
    const body = await agreed(over);
    return { ...body, step_up: await otpOf(body) };
  };

  test.each<[string, Ask, string, string, string]>([
    ['nothing', { units: 0 }, 'amount_missing', 'units', 'Enter the amount or units to redeem.'],
    [
      'a missing amount',
      { by: 'amount', units: undefined },
      'amount_missing',
      'amount',
      'Enter the amount or units to redeem.',
    ],
    [
      'a negative amount',
      { by: 'amount', amount: -5 },
      'amount_missing',
      'amount',
      'Enter the amount or units to redeem.',
    ],
    [
      'three decimals',
      { by: 'amount', amount: 500.005 },
      'amount_decimals',
      'amount',
      'Use up to two decimals.',
    ],
    [
      'four decimals of units',
      { units: 1.2345 },
      'units_decimals',
      'units',
      'Use up to 3 decimals for units of this fund.',
    ],
    [
      'below the minimum',
      { by: 'amount', amount: 99 },
      'amount_minimum',
      'amount',
      'Minimum redemption: ₹100.',
    ],
    [
      'off the multiple',
      { by: 'amount', amount: 100.5 },
      'amount_multiple',
      'amount',
      'Enter an amount in multiples of ₹1.',
    ],
    [
      'more units than held',
      { units: 100.001 },
      'more_than_free',
      'units',
      'You can redeem up to 100.000 units, worth about ₹4,950.00.',
    ],
    [
      'a larger amount than held',
      { by: 'amount', amount: 4951 },
      'more_than_free',
      'amount',
      'You can redeem up to 100.000 units, worth about ₹4,950.00.',
    ],
    [
      'a folio of somebody else',
      { folio_no: '99/99' },
      'folio_mismatch',
      'folio_no',
      "You don't have units of this fund in this folio.",
    ],
    ['an unknown fund', { code: 'QQQQ-GR' }, 'unknown_fund', 'code', 'Fund not found.'],
    [
      'an unknown bank',
      { bank_id: '3f0b7a3e-0000-4000-8000-000000000000' },
      'bank_unknown',
      'bank_id',
      'Choose one of your verified bank accounts.',
    ],
  ])('I3 · %s is refused with a reason beside its field', async (_what, over, code, field, text) => {
    const answer = await preview(over);
    expect([answer.http, answer.body.code, answer.body.errors]).toEqual([422, code, { [field]: [text] }]);
  });

  test('I3 · typed units that are all of a folio are the whole folio, whatever the minimum and the multiple', async () => {
    const { db } = bench.api;
    const code = FUNDS.equity;
    const minimumOf = (units: number, multiple: number) =>
      db.query(
        'UPDATE schemes SET redemption_quantity_minimum = $2, redemption_quantity_multiple = $3 WHERE code = $1',
        [code, units, multiple],
      );
    const [lots, before] = [[{ on: '2024-11-18', units: '0.505', amount: '25.00' }], [0.001, 0.001] as const];
    const odd = await giveUnits(bench.api, me, code, lots);
    const ofOdd = (units: number) => preview({ units, folio_no: odd });
    await minimumOf(1, 0.01);
    const answers = [await ofOdd(0.505), await ofOdd(0.5), await ofOdd(0.506)];
    await minimumOf(...before);
    expect(answers.map(({ body }) => body.code ?? 'accepted')).toEqual([
      'accepted',
      'units_minimum',
      'units_minimum',
    ]);
  });

  test('I3 · an amount as text is refused before anything looks at it', async () => {
    const answer = await me.call('previewRedemption', { body: { ...ask(), by: 'amount', amount: '500' } });
    expect([answer.http, answer.body.status]).toEqual([400, 'params_invalid']);
  });

  test("I3 · reasons are returned in the user's language", async () => {
    const answer = await me.call('previewRedemption', {
      body: ask({ units: 200 }),
      headers: { 'accept-language': 'hi' },
    });
    expect(answer.body.message).toBe('आप 100.000 यूनिट तक रिडीम कर सकते हैं, जिनकी वैल्यू लगभग ₹4,950.00 है।');
  });

  test('I3 · nothing is sold without the words that were shown, and without a code', async () => {
    const body = await agreed();
    const other = await me.call('createRedemption', { body: { ...body, units: 11 } });
    expect([other.http, other.body.code]).toEqual([409, 'preview_outdated']);
    const bare = await me.call('createRedemption', { body });
    expect([bare.http, bare.body.code]).toEqual([403, 'step_up_required']);
    const wrong = await me.call('createRedemption', {
      body: { ...body, step_up: await stepUp(bench.api, me, 'bank', body.consent_hash) },
    });
    expect([wrong.http, wrong.body.code]).toEqual([403, 'step_up_invalid']);
    expect((await me.call('redemptions')).body.meta.total).toBe(0);
  });

  test('I3 · the same request sixteen times at once is one sale', async () => {
    const body = await confirmed();
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => me.call('createRedemption', { body, key: 'same-key-1' })),
    );
    expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
    expect((await me.call('redemptions')).body.meta.total).toBe(1);
  });

  test('I3 · sales that race for the same units never take more than there are', async () => {
    const body = await agreed({ units: 60 });
    const [first, second] = [await otpOf(body), await otpOf(body)];
    const answers = await Promise.all([
      me.call('createRedemption', { body: { ...body, step_up: first } }),
      me.call('createRedemption', { body: { ...body, step_up: second } }),
    ]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 422]);
    expect(answers.find(({ http }) => http === 422)!.body.message).toBe(
      'You can redeem up to 40.000 units, worth about ₹1,980.00.',
    );
  });

  test('I3 · of fifty sales that race for the same units, only as many as there are units for are taken', async () => {
    const body = await agreed({ units: 30 });
    const codes = await stepUps(bench.api, me, { count: 50, confirms: body.consent_hash });
    const sell = (code: string) => me.call('createRedemption', { body: { ...body, step_up: code } });
    const answers = await Promise.all(codes.map(sell));
    const taken = answers.filter(({ http }) => http === 200);
    expect((await me.call('redemptions')).body.meta.total).toBe(taken.length);
    // A request that waited too long for its turn was refused with a request to retry, and nothing was taken.
    for (const { http, body: output } of answers) {
      if (http !== 200) expect(['more_than_free', 'unavailable']).toContain(output.code);
    }
    for (const code of await stepUps(bench.api, me, { count: 4, confirms: body.consent_hash }))
      await sell(code);
    expect((await me.call('redemptions')).body.meta.total).toBe(3);
    expect((await preview({ units: 10.001 })).body.message).toBe(
      'You can redeem up to 10.000 units, worth about ₹495.00.',
    );
  });

  test('I3 · a rest that is worth nothing is not sold', async () => {
    const rest = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '0.0001', amount: '0.01' },
    ]);
    const { http, body } = await preview({ folio_no: rest, by: 'all', units: undefined });
    expect([http, body.code]).toEqual([422, 'worth_nothing']);
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '4.0000');
    const bare = await preview({ units: 0.001 });
    expect([bare.body.code, bare.body.message]).toEqual([
      'worth_nothing',
      'These units are worth less than the charges, so there would be no payout.',
    ]);
  });

  test('I3 · a sale can be cancelled until it is sent, and its units are free again', async () => {
    const body = await confirmed({ by: 'all', units: undefined });
    const { id } = (await me.call('createRedemption', { body })).body.data;
    expect((await preview()).body.code).toBe('nothing_free');
    const cancelled = await me.call('cancelRedemption', { params: { id } });
    expect([cancelled.http, cancelled.body.data.status]).toEqual([200, 'cancelled']);
    expect((await preview()).http).toBe(200);
    const again = await me.call('cancelRedemption', { params: { id } });
    expect([again.http, again.body.code]).toEqual([400, 'cannot_cancel_order']);
  });

  test('I3 · at the minute of sending it is too late to cancel, also while the job has not run', async () => {
    const body = await confirmed();
    const { id } = (await me.call('createRedemption', { body })).body.data;
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    const late = await me.call('cancelRedemption', { params: { id } });
    expect([late.http, late.body.code]).toEqual([400, 'cannot_cancel_order']);
  });

  test('I3 · by amount, a NAV that fell far sells the reserved units and reports that it is less', async () => {
    const body = await confirmed({ by: 'amount', amount: 4900, units: undefined });
    const { id } = (await me.call('createRedemption', { body })).body.data;
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '40.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    const sale = (await me.call('redemption', { params: { id } })).body.data;
    expect(sale).toMatchObject({ status: 'priced', units: 100, gross: 4000 });
    expect(sale.timeline.at(-1)!.text).toContain('This is less than you requested');
    expect(await balanceOf(bench.api.db, unitsHeld(folio), FUNDS.equity, me.portfolioId)).toBe('0.0000');
  });

  test('I5 · money that comes after the last day brings 15 % a year with it', async () => {
    const body = await confirmed({ by: 'all', units: undefined });
    const { id } = (await me.call('createRedemption', { body })).body.data;
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    await bench.api.db.query(
      `INSERT INTO calendar_days (date, exchange_open, settlement_open, funds_open, note, source)
       SELECT day, false, false, false, 'late notice', 'test'
       FROM unnest('{2026-11-25,2026-11-26,2026-11-27}'::date[]) AS day
       ON CONFLICT (date) DO UPDATE SET settlement_open = false`,
    );
    await me.moveTo('2026-11-30T11:00:00.000+05:30');
    await bench.api.runJobs();
    const sale = (await me.call('redemption', { params: { id } })).body.data;
    // 4999.95 x 15 % x 4 days / 365
    expect(sale).toMatchObject({ status: 'paid_out', net: 4999.95, late_interest: 8.22 });
    expect(sale.timeline.at(-1)).toMatchObject({ rule_id: 'late-payout-15' });
    await bench.api.db.query(`DELETE FROM calendar_days WHERE note = 'late notice'`);
  });
});
