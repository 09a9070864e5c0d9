import { orderBench } from '../testing/orderBench.ts';
import type { OrderBench } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

describe('cut-offs', () => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());

  /** What an order placed half an hour before and paid at an instant is promised. */
  async function promised(fund: keyof typeof FUNDS, paidAt: string) {
    const who = await bench.newInvestor();
    await who.moveTo(new Date(Date.parse(paidAt) - 1_800_000).toISOString());
    const id = (await who.place({ code: FUNDS[fund], type: 'buy', amount: 5000 })).body.data.id;
    bench.api.clock.set(paidAt);
    await who.payAll();
    await bench.api.runJobs();
    const [row] = await bench.api.db.query<Record<string, string>>(
      'SELECT nav_date, allotment_date, rule_id FROM orders WHERE id = $1',
      [id],
    );
    return [row!.nav_date, row!.allotment_date, row!.rule_id];
  }

  // 24 November 2026 (Tuesday) is a holiday of exchange and banks; 13 April 2027 (Tuesday) of the banks only.
  test.each([
    ['equity', '2026-11-20T14:59:59.999+05:30', '2026-11-20', '2026-11-23', 'nav-equity-2021'],
    ['equity', '2026-11-20T15:00:00.000+05:30', '2026-11-23', '2026-11-25', 'nav-equity-2021'],
    ['equity', '2026-11-21T11:00:00.000+05:30', '2026-11-23', '2026-11-25', 'nav-equity-2021'],
    ['equity', '2026-11-23T15:00:00.000+05:30', '2026-11-25', '2026-11-26', 'nav-equity-2021'],
    ['equity', '2026-11-24T11:00:00.000+05:30', '2026-11-25', '2026-11-26', 'nav-equity-2021'],
    ['equity', '2027-04-13T11:00:00.000+05:30', '2027-04-13', '2027-04-14', 'nav-equity-2021'],
    ['debt', '2026-11-20T14:59:59.999+05:30', '2026-11-20', '2026-11-23', 'nav-debt-2021'],
    ['debt', '2026-11-20T15:00:00.000+05:30', '2026-11-23', '2026-11-25', 'nav-debt-2021'],
    ['debt', '2026-11-24T11:00:00.000+05:30', '2026-11-25', '2026-11-26', 'nav-debt-2021'],
    ['debt', '2027-04-13T11:00:00.000+05:30', '2027-04-14', '2027-04-15', 'nav-debt-2021'],
    ['liquid', '2026-11-20T13:29:59.999+05:30', '2026-11-19', '2026-11-20', 'nav-liquid-2021'],
    ['liquid', '2026-11-20T13:30:00.000+05:30', '2026-11-22', '2026-11-23', 'nav-liquid-2021'],
    ['liquid', '2026-11-23T13:30:00.000+05:30', '2026-11-24', '2026-11-25', 'nav-liquid-2021'],
    ['liquid', '2026-11-24T11:00:00.000+05:30', '2026-11-24', '2026-11-25', 'nav-liquid-2021'],
    ['liquid', '2027-04-13T11:00:00.000+05:30', '2027-04-13', '2027-04-14', 'nav-liquid-2021'],
  ] as const)(
    'I5 · %s paid at %s gets the NAV of %s and units on %s',
    async (fund, paidAt, navDate, allotted, rule) => {
      expect(await promised(fund, paidAt)).toEqual([navDate, allotted, rule]);
    },
  );

  test('I5 · slow news of a payment in time keeps the NAV of the day', async () => {
    const who = await bench.newInvestor();
    await who.moveTo('2026-11-20T14:55:00.000+05:30');
    const id = (await who.place({ code: FUNDS.equity, type: 'buy', amount: 5000 })).body.data.id;
    const payment = (await who.pay()).body.data.id;
    Object.assign(bench.gateway.payments.get(`ref-${payment}`)!, {
      status: 'successful',
      paid_at: '2026-11-20T09:29:59.000Z',
    });
    bench.api.clock.set('2026-11-20T15:05:00.000+05:30');
    expect((await who.call('payment', { params: { id: payment } })).body.data.status).toBe('successful');
    await bench.api.runJobs();
    expect((await who.order(id)).nav_date_expected).toBe('2026-11-20');
  });

  test('I5 · a late notice of a holiday counts for orders that are not submitted yet', async () => {
    await bench.api.db.query(
      `INSERT INTO calendar_days VALUES ('2026-12-03', false, false, false, 'Late notice', 'circular of 2 December')`,
    );
    expect(await promised('equity', '2026-12-03T11:00:00.000+05:30')).toEqual([
      '2026-12-04',
      '2026-12-07',
      'nav-equity-2021',
    ]);
  });
});
