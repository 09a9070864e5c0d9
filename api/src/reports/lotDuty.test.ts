import { publishedRules, rupees } from '@sanchay/finance';
import { purchaseAt } from '../engine/index.ts';
import { giveBank, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

test.each([
  ['2020-06-30', '0.00'],
  ['2020-07-01', '0.25'],
])('P4 · a purchase of ₹5,000 at the NAV of %s has stamp duty of ₹%s', (date, duty) => {
  const bought = purchaseAt('5000.00', { nav: '50.0000', date }, { units_decimals: 3 }, publishedRules);
  expect(rupees(bought.stampDuty).toFixed(2)).toBe(duty);
});

describe('duty and STT of own lots', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
  });
  afterAll(() => bench.close());

  const moveTo = async (instant: string) => {
    await me.moveTo(instant);
    await bench.api.runJobs();
  };

  async function sell(code: string, folio_no: string, units: number | null): Promise<void> {
    const part = units === null ? { by: 'all' as const } : { by: 'units' as const, units };
    const body = { code, folio_no, ...part };
    const { message, data } = (await me.call('previewRedemption', { body })).body;
    expect(message).toBeUndefined();
    const { consent } = data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createRedemption', {
      body: { ...body, consent_hash: consent.hash, step_up },
    });
    expect(placed.http).toBe(200);
  }

  test.each([
    ['equity', '50.0000', '60.0000', 99.995, [0.02, 0.02, 0.02]],
    ['debt', '20.0000', '25.0000', 249.9875, [0, 0, 0]],
  ] as const)(
    'P4 · a purchase of ₹5,000 of a fund of %s sold in three parts: the parts of the duty are its 0.005 %%, and STT is due on equity alone',
    async (fund, bought, sold, units, stt) => {
      const code = FUNDS[fund];
      await me.place({ code, type: 'buy', amount: 5000 });
      await me.payAll();
      await publishNav(bench.api.db, code, '2026-11-20', bought);
      await moveTo('2026-11-25T09:00:00.000+05:30');
      const { holding } = (await me.call('holding', { params: { code } })).body.data;
      expect(holding.units).toBe(units);
      for (const part of [33.3, 33.2, null]) await sell(code, holding.folioData[0]!.folio_no, part);
      await moveTo('2026-11-25T15:30:00.000+05:30');
      await publishNav(bench.api.db, code, '2026-11-25', sold);
      await moveTo('2026-11-25T23:30:00.000+05:30');
      const { lots } = (await me.call('capitalGains', { query: {} })).body.data;
      expect(lots).toHaveLength(3);
      const sum = (values: readonly number[]) => Number(values.reduce((a, b) => a + b, 0).toFixed(2));
      expect(sum(lots.map((lot) => lot.stamp_duty))).toBe(0.25);
      expect(sum(lots.map(({ cost }) => cost))).toBe(5000);
      expect(lots.map((lot) => lot.stt).toSorted()).toEqual(stt);
      for (const { gain, tax_cost, proceeds, exit_load, charges, stt: tax } of lots) {
        expect(sum([gain, tax_cost])).toBe(sum([proceeds, -exit_load, -charges]));
        expect(tax).toBe(fund === 'equity' ? Number((proceeds * 0.000_01).toFixed(2)) : 0);
      }
    },
  );
});
