import type { CartPaymentMethod } from '@sanchay/contracts';
import { publishedRules } from '@sanchay/finance';
import { changeRule } from '../../testing/changeRule.ts';
import { orderBench, type OrderBench } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';

describe('cut-offs', () => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());

  /** What an order placed half an hour before and paid at an instant is promised. */
  async function promised(fund: keyof typeof FUNDS, method: CartPaymentMethod, paidAt: string) {
    const who = await bench.newInvestor();
    await who.moveTo(new Date(Date.parse(paidAt) - 1_800_000).toISOString());
    const id = (await who.place({ code: FUNDS[fund], type: 'buy', amount: 5000 })).body.data.id;
    bench.api.clock.set(paidAt);
    await who.payAll({ method });
    await bench.api.runJobs();
    const [row] = await bench.api.db.query<Record<string, string>>(
      'SELECT nav_date, allotment_date, rule_id FROM orders WHERE id = $1',
      [id],
    );
    return [row!.nav_date, row!.allotment_date, row!.rule_id];
  }

  // 24 November 2026 (Tuesday) is a holiday of exchange and banks; 13 April 2027 (Tuesday) of the banks only. Money by
  // UPI is with the fund house half an hour later, by net banking and from a wallet on the next settlement day.
  test.each([
    ['equity', 'upi', '2026-11-20T14:05:00.000+05:30', '2026-11-20', '2026-11-23', 'nav-equity-2021'],
    ['equity', 'upi', '2026-11-20T14:29:59.999+05:30', '2026-11-20', '2026-11-23', 'nav-equity-2021'],
    ['equity', 'upi', '2026-11-20T14:30:00.000+05:30', '2026-11-23', '2026-11-25', 'nav-equity-2021'],
    ['equity', 'upi', '2026-11-21T11:00:00.000+05:30', '2026-11-23', '2026-11-25', 'nav-equity-2021'],
    ['equity', 'upi', '2026-11-23T14:30:00.000+05:30', '2026-11-25', '2026-11-26', 'nav-equity-2021'],
    ['equity', 'upi', '2026-11-24T11:00:00.000+05:30', '2026-11-25', '2026-11-26', 'nav-equity-2021'],
    ['equity', 'upi', '2027-04-13T11:00:00.000+05:30', '2027-04-13', '2027-04-14', 'nav-equity-2021'],
    ['debt', 'upi', '2026-11-20T14:29:59.999+05:30', '2026-11-20', '2026-11-23', 'nav-debt-2021'],
    ['debt', 'upi', '2026-11-20T14:30:00.000+05:30', '2026-11-23', '2026-11-25', 'nav-debt-2021'],
    ['debt', 'upi', '2026-11-24T11:00:00.000+05:30', '2026-11-25', '2026-11-26', 'nav-debt-2021'],
    ['debt', 'upi', '2027-04-13T11:00:00.000+05:30', '2027-04-14', '2027-04-15', 'nav-debt-2021'],
    ['liquid', 'upi', '2026-11-20T12:59:59.999+05:30', '2026-11-19', '2026-11-20', 'nav-liquid-2021'],
    ['liquid', 'upi', '2026-11-20T13:00:00.000+05:30', '2026-11-22', '2026-11-23', 'nav-liquid-2021'],
    ['liquid', 'upi', '2026-11-23T13:00:00.000+05:30', '2026-11-24', '2026-11-25', 'nav-liquid-2021'],
    ['liquid', 'upi', '2026-11-24T11:00:00.000+05:30', '2026-11-24', '2026-11-25', 'nav-liquid-2021'],
    ['liquid', 'upi', '2027-04-13T11:00:00.000+05:30', '2027-04-13', '2027-04-14', 'nav-liquid-2021'],
    ['equity', 'netbanking', '2026-11-20T10:00:00.000+05:30', '2026-11-23', '2026-11-25', 'nav-equity-2021'],
    ['equity', 'netbanking', '2026-11-22T23:58:59.999+05:30', '2026-11-23', '2026-11-25', 'nav-equity-2021'],
    ['equity', 'netbanking', '2026-11-22T23:59:00.000+05:30', '2026-11-25', '2026-11-26', 'nav-equity-2021'],
    ['liquid', 'netbanking', '2026-11-19T10:00:00.000+05:30', '2026-11-19', '2026-11-20', 'nav-liquid-2021'],
    ['debt', 'wallet', '2026-11-19T10:00:00.000+05:30', '2026-11-20', '2026-11-23', 'nav-debt-2021'],
  ] as const)(
    'I5 · %s paid by %s at %s gets the NAV of %s and units on %s',
    async (fund, method, paidAt, navDate, allotted, rule) => {
      expect(await promised(fund, method, paidAt)).toEqual([navDate, allotted, rule]);
    },
  );

  test('I5 · slow news of a payment in time keeps the NAV of the day', async () => {
    const who = await bench.newInvestor();
    await who.moveTo('2026-11-20T14:25:00.000+05:30');
    const id = (await who.place({ code: FUNDS.equity, type: 'buy', amount: 5000 })).body.data.id;
    const payment = (await who.pay()).body.data.id;
    Object.assign(bench.gateway.payments.get(`ref-${payment}`)!, {
      status: 'successful',
      paid_at: '2026-11-20T08:59:59.000Z',
    });
    bench.api.clock.set('2026-11-20T15:05:00.000+05:30');
    expect((await who.call('payment', { params: { id: payment } })).body.data.status).toBe('successful');
    await bench.api.runJobs();
    expect((await who.order(id)).nav_date_expected).toBe('2026-11-20');
  });

  test('I5 · a slower UPI, recorded as a dated rule, moves the NAV of payments from its day on', async () => {
    const upi = publishedRules.money_realised.find((row) => row.value.rail === 'upi')!.value;
    const slower = { from: '2026-12-10', value: { ...upi, minutes: 60 } };
    await changeRule(bench.api, 'money_realised', slower, (row) => row.value.rail === 'upi');
    expect((await promised('equity', 'upi', '2026-12-09T14:20:00.000+05:30'))[0]).toBe('2026-12-09');
    expect((await promised('equity', 'upi', '2026-12-10T13:44:59.999+05:30'))[0]).toBe('2026-12-10');
    expect((await promised('equity', 'upi', '2026-12-10T13:45:00.000+05:30'))[0]).toBe('2026-12-11');
  });

  test('I5 · a new cut-off and stamp duty, recorded as dated rules, hold from their day on', async () => {
    const isEquity = (row: (typeof publishedRules.nav)[number]) =>
      row.value.schemeClass === 'equity' && row.value.side === 'purchase';
    const nav = publishedRules.nav.find((row) => row.applies_to === null && isEquity(row))!.value;
    await changeRule(bench.api, 'nav', { from: '2026-12-15', value: { ...nav, cutOff: '12:00' } }, isEquity);
    await changeRule(bench.api, 'stamp_duty', { from: '2026-12-15', value: 0.01 });
    const duty = async (day: string) => {
      const who = await bench.newInvestor();
      await who.moveTo(`${day}T09:00:00.000+05:30`);
      await who.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
      return (await who.cart()).items[0]!.stamp_duty;
    };
    expect([await duty('2026-12-14'), await duty('2026-12-15')]).toEqual([0.25, 0.5]);
    expect((await promised('equity', 'upi', '2026-12-14T13:00:00.000+05:30'))[0]).toBe('2026-12-14');
    expect(await promised('equity', 'upi', '2026-12-15T10:00:00.000+05:30')).toEqual([
      '2026-12-15',
      '2026-12-16',
      'nav-equity-2021-changed',
    ]);
    expect((await promised('equity', 'upi', '2026-12-15T13:00:00.000+05:30'))[0]).toBe('2026-12-16');
  });

  test('I5 · a late notice of a holiday counts for orders that are not submitted yet', async () => {
    await bench.api.db.query(
      `INSERT INTO calendar_days VALUES ('2026-12-03', false, false, false, 'Late notice', 'circular of 2 December')`,
    );
    expect(await promised('equity', 'upi', '2026-12-03T11:00:00.000+05:30')).toEqual([
      '2026-12-04',
      '2026-12-07',
      'nav-equity-2021',
    ]);
  });
});
