import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

/** Equity at 50 and debt at 20 on each of these days: what moves is not the price. */
const DAYS = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

describe('money in transit', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeEach(async () => {
    bench = await orderBench();
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
  });
  afterEach(() => bench.close());

  const returns = async () => (await me.call('portfolioReturns')).body.data;
  const holdings = async () => (await me.call('holdings', { query: {} })).body.data;
  const worth = async () => {
    const { totals, assets, allocation, history } = await returns();
    const { totals: held } = await holdings();
    // Every figure of the whole is the same whole.
    const sum = (values: readonly number[]) =>
      Number(values.reduce((all, value) => all + value, 0).toFixed(2));
    expect(sum(assets.map(({ current_value }) => current_value))).toBe(totals.current_value);
    expect(sum(allocation.map(({ value }) => value))).toBe(totals.current_value);
    expect(held.current_value).toBe(totals.current_value);
    expect(history.at(-1)?.value ?? 0).toBe(totals.current_value);
    return totals.current_value;
  };
  const inTransit = async () => (await holdings()).in_transit?.current_value ?? 0;

  async function pass(day: string, time = '23:30:00.000') {
    await publishNav(bench.api.db, FUNDS.equity, day, '50.0000');
    await publishNav(bench.api.db, FUNDS.debt, day, '20.0000');
    await me.moveTo(`${day}T${time}+05:30`);
    await bench.api.runJobs();
  }

  const hold = () =>
    giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);

  async function sell(kind: 'switch' | 'redeem', folio_no: string) {
    const ask = { code: FUNDS.equity, folio_no, by: 'all' as const };
    if (kind === 'switch') {
      const body = { ...ask, to_code: FUNDS.debt };
      const { consent } = (await me.call('previewSwitch', { body })).body.data;
      const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
      return me.call('createSwitch', { body: { ...body, consent_hash: consent.hash, step_up } });
    }
    const { consent } = (await me.call('previewRedemption', { body: ask })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    return me.call('createRedemption', { body: { ...ask, consent_hash: consent.hash, step_up } });
  }

  test('P1 · a switch changes the net worth of no day by more than the taxes and duty of its legs', async () => {
    const folio = await hold();
    expect((await sell('switch', folio)).http).toBe(200);
    const seen: [number, number][] = [];
    for (const day of DAYS) {
      await pass(day);
      seen.push([await worth(), await inTransit()]);
    }
    // 100 units at 50 less STT of 0.05; then a stamp duty of 0.25 on the other leg.
    expect(seen).toEqual([
      [4999.95, 4999.95],
      [4999.95, 4999.95],
      [4999.95, 4999.95],
      [4999.95, 4999.95],
      [4999.7, 0],
      [4999.7, 0],
    ]);
    const { history } = await returns();
    const since = history.filter(({ date }) => date >= '2026-11-20').map(({ value }) => value);
    expect(new Set(since)).toEqual(new Set([4999.95, 4999.7]));
  });

  test('P1 · a redemption stays part of the net worth until its money is paid out', async () => {
    const folio = await hold();
    expect((await sell('redeem', folio)).http).toBe(200);
    await pass('2026-11-20');
    expect([await worth(), await inTransit()]).toEqual([4999.95, 4999.95]);
    expect((await returns()).assets.map(({ asset }) => asset)).toEqual(['mutual_fund', 'in_transit']);
    await pass('2026-11-24');
    expect([await worth(), await inTransit()]).toEqual([4999.95, 4999.95]);
    await pass('2026-11-27');
    expect([await worth(), await inTransit()]).toEqual([0, 0]);
  });

  test('P1 · a paid purchase counts once: as money before its units are allotted, as units after', async () => {
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    await me.payAll();
    await bench.api.runJobs();
    expect([await worth(), await inTransit()]).toEqual([5000, 5000]);
    expect((await returns()).totals).toMatchObject({ total_invested: 5000, absolute_percentage: 0 });
    await pass('2026-11-20');
    await pass('2026-11-23');
    expect([await worth(), await inTransit()]).toEqual([4999.75, 0]);
  });

  test('P1 · money paid for a new fund counts on every day of its offer', async () => {
    await bench.api.db.query('DELETE FROM navs WHERE scheme_id = (SELECT id FROM schemes WHERE code = $1)', [
      FUNDS.other,
    ]);
    await bench.api.db.query(
      `UPDATE schemes SET nfo_from = '2026-11-16', nfo_to = '2026-11-24', start_date = '2026-12-07',
         face_value = 10, nav = NULL, nav_date = NULL WHERE code = $1`,
      [FUNDS.other],
    );
    await hold();
    await me.place({ code: FUNDS.other, type: 'buy', amount: 5000 });
    await me.payAll();
    for (const day of DAYS) {
      await pass(day);
      expect([day, await worth(), await inTransit()]).toEqual([day, 10_000, 5000]);
    }
  });

  test('P2 · money of one investor in transit is not another’s', async () => {
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    await me.payAll();
    const stranger = await bench.newInvestor();
    expect((await stranger.call('portfolioReturns')).body.data.totals.current_value).toBe(0);
    expect((await stranger.call('holdings')).body.data.in_transit).toBeUndefined();
  });
});
