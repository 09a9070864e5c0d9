import { randomUUID } from 'node:crypto';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';

describe('the folio whose units cost least', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let spouse: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    spouse = await bench.newInvestor();
    for (const who of [me, spouse]) await giveBank(bench.api, who);
  });
  afterAll(() => bench.close());

  const LONG = '2024-11-18';
  const SHORT = '2026-08-03';
  const give = (who: TestInvestor, on: string, amount: string, code: string = FUNDS.equity) =>
    giveUnits(bench.api, who, code, [{ on, units: '1000', amount }]);
  const choices = async (query: object = {}, who = me, code: string = FUNDS.equity) => {
    const { body } = await who.call('saleChoices', {
      params: { code },
      query: { by: 'units', value: 100, ...query },
    });
    return body.data.choices;
  };
  async function manage(scope: 'view' | 'prepare') {
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at) VALUES ($1, $2, $3::uuid, $3::text || '@test.example', $4, 'accepted', $5, $6)`,
      [randomUUID(), spouse.userId, me.userId, spouse.portfolioId, scope, bench.api.clock.now()],
    );
  }
  async function include() {
    const [row] = await bench.api.db.query<{ number: number }>(
      'SELECT number FROM portfolios WHERE id = $1',
      [spouse.portfolioId],
    );
    const params = { portfolio_id: String(row!.number) };
    expect((await me.call('setFamilyMember', { params, body: { included: true } })).http).toBe(200);
  }

  test('P5 · a long-term gain within the exemption comes before a short-term one, with every figure', async () => {
    const dear = await give(me, SHORT, '40000.00');
    const cheap = await give(me, LONG, '40000.00');
    expect(await choices()).toMatchObject([
      { folio_no: cheap, is_open: true, units: 100, gross: 4_950, gain: 950, tax: 0, stt: 0.05, cost: 0.05 },
      { folio_no: dear, gain: 950, tax: 190, exit_load: 0, cost: 190.05 },
    ]);
  });

  test('P5 · the exit load counts', async () => {
    const without = await give(me, LONG, '40000.00');
    const loaded = await give(me, SHORT, '49500.00');
    await bench.api.db.query(
      `INSERT INTO exit_loads (code, applies_from, load_text, source)
       VALUES ($1, '2026-01-01', '1% if redeemed within 1 year; nil after that', 'test')`,
      [FUNDS.equity],
    );
    const list = await choices();
    await bench.api.db.query('DELETE FROM exit_loads');
    expect(list).toMatchObject([
      { folio_no: without, exit_load: 0, cost: 0.05 },
      { folio_no: loaded, exit_load: 49.5, gain: -49.5, tax: 0, cost: 49.55 },
    ]);
  });

  test('P5 · a folio that cannot give so much is left out', async () => {
    const folio = await give(me, LONG, '40000.00');
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: LONG, units: '50', amount: '2000.00' }]);
    expect(await choices()).toMatchObject([{ folio_no: folio }]);
    expect(await choices({ value: 2_000 })).toEqual([]);
    expect(await choices({ by: 'amount', value: 4_950 })).toMatchObject([{ folio_no: folio, gross: 4_950 }]);
  });

  test('P5 · a gain that is taxed at the slab is named as only partly known', async () => {
    await give(me, SHORT, '15000.00', FUNDS.debt);
    expect(await choices({}, me, FUNDS.debt)).toMatchObject([{ partial: true, tax: 0 }]);
  });

  test('P7 · units of a member of the family count only after consent and inclusion, without their folio', async () => {
    const mine = await give(me, SHORT, '40000.00');
    await give(spouse, LONG, '40000.00');
    expect(await choices()).toMatchObject([{ folio_no: mine }]);
    await manage('view');
    expect(await choices()).toHaveLength(1);
    await include();
    expect(await choices()).toMatchObject([
      { is_open: false, folio_no: null, tax: 0 },
      { is_open: true, folio_no: mine, tax: 190 },
    ]);
  });

  test('P7 · a manager sees the folios of the open account only, and a stranger none', async () => {
    const theirs = await give(spouse, LONG, '40000.00');
    await give(me, LONG, '40000.00');
    await manage('prepare');
    await include();
    await me.call('switchPortfolio', { params: { id: spouse.portfolioId } });
    expect(await choices()).toMatchObject([{ folio_no: theirs }]);
    expect(await choices({}, await bench.newInvestor())).toEqual([]);
  });
});
