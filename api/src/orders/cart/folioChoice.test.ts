import { giveBank, giveUnits } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { stepUp } from '../../testing/people/stepUp.ts';

describe('the folio of an order', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const hold = () =>
    giveUnits(bench.api, me, FUNDS.debt, [{ on: '2026-11-18', units: '100', amount: '2000.00' }]);
  const lumpsum = { code: FUNDS.equity, type: 'buy', amount: 5000 };
  const line = async () => (await me.cart()).items[0]!;
  const allotted = async (id: string) => {
    await me.payAll();
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-23T09:00:00.000+05:30');
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', {});
    await bench.api.runJobs();
    return (await me.order(id)).folio_no;
  };

  test('I3 · the cart names the folio that the units go to', async () => {
    await me.place(lumpsum);
    expect(await line()).toMatchObject({ folio_no: null, folio_expected: null, new_folio: true });
    const folio = await hold();
    expect(await line()).toMatchObject({ folio_no: null, folio_expected: folio, new_folio: false });
    expect(await allotted((await line()).order_id)).toBe(folio);
  });

  test('I3 · a new folio can be chosen though there is one, and the units go there', async () => {
    const folio = await hold();
    const { id } = (await me.place({ ...lumpsum, new_folio: true })).body.data;
    const shown = await line();
    expect(shown).toMatchObject({ new_folio: true, folio_expected: shown.folio_no });
    expect(shown.folio_no).not.toBe(folio);
    expect(await allotted(id)).toBe(shown.folio_no);
  });

  test('I3 · the choice can be changed in the cart, and a dropped new folio is taken again', async () => {
    const folio = await hold();
    const { id } = (await me.place({ ...lumpsum, folio_no: folio })).body.data;
    const change = async (body: object) =>
      (await me.call('updateOrder', { params: { id }, body })).body.data.folio_no;
    const opened = await change({ new_folio: true });
    expect(opened).not.toBe(folio);
    expect(await change({ folio_no: folio })).toBe(folio);
    expect(await change({ new_folio: true })).toBe(opened);
    expect(await change({ new_folio: true })).toBe(opened);
  });

  test('I3 · the folios that can take units are those in use at the house, the ones that hold the fund first', async () => {
    const folios = async () => (await me.call('folios', { params: { code: FUNDS.equity } })).body.data;
    expect(await folios()).toEqual([]);
    const debt = await hold();
    const lot = { on: '2026-11-19', units: '10', amount: '500.00' };
    const own = await giveUnits(bench.api, me, FUNDS.equity, [lot]);
    await giveUnits(bench.api, me, FUNDS.other, [lot]);
    const other = await bench.newInvestor();
    await giveUnits(bench.api, other, FUNDS.equity, [lot]);
    await me.place({ ...lumpsum, new_folio: true });
    expect(await folios()).toEqual([
      { folio_no: own, holds_fund: true },
      { folio_no: debt, holds_fund: false },
    ]);
    expect((await me.call('folios', { params: { code: 'NOPE-GR' } })).http).toBe(404);
  });

  test('I3 · a folio whose units were all sold is offered, because units still go there', async () => {
    await giveBank(bench.api, me);
    const folio = await hold();
    const all = { code: FUNDS.debt, folio_no: folio, by: 'all' as const };
    const { hash } = (await me.call('previewRedemption', { body: all })).body.data.consent;
    const token = await stepUp(bench.api, me.token, 'redeem', hash);
    await me.call('createRedemption', { body: { ...all, consent_hash: hash, step_up: token } });
    await publishNav(bench.api.db, FUNDS.debt, '2026-11-20', '20.0000');
    for (const at of ['2026-11-20T15:30', '2026-11-20T23:30', '2026-11-25T12:00']) {
      await me.moveTo(`${at}:00.000+05:30`);
      await bench.api.runJobs();
    }
    expect((await me.call('redemptions')).body.data[0]!.units).toBe(100);
    expect((await me.call('folios', { params: { code: FUNDS.debt } })).body.data).toEqual([
      { folio_no: folio, holds_fund: false },
    ]);
    await me.place(lumpsum);
    expect(await line()).toMatchObject({ folio_expected: folio, new_folio: false });
  });

  test('I3 · a folio and a new folio together are refused', async () => {
    const refused = await me.place({ ...lumpsum, folio_no: await hold(), new_folio: true });
    expect([refused.http, refused.body.code]).toEqual([422, 'folio_mismatch']);
  });
});
