import { GOAL_LIMITS, type GoalDraft } from '@sanchay/contracts';
import { giveUnits } from '../testing/people/holder.ts';
import { signIn } from '../testing/people/personas.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

const car: GoalDraft = {
  handle: 'car',
  name: '  =SUM(A1) "कार" 🚗 ',
  cost: 800_000,
  target_date: '2031-11-20',
  inflation_percentage: 5,
  return_percentage: 7,
  monthly: 10_000,
  holdings: [],
};
const fund = { source: 'sanchay', asset: 'mutual_fund', id: FUNDS.equity } as const;

describe('goals', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const create = (over: Partial<GoalDraft> = {}, who = me) =>
    who.call('createGoal', { body: { ...car, ...over } });
  const list = async (who = me) => (await who.call('goals', {})).body.data.goals;
  const hold = () =>
    giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-11-18', units: '1000', amount: '40000.00' }]);

  test('I9 · a goal is saved with its assumptions and projected by them', async () => {
    const { body } = await create();
    expect(body.data).toMatchObject({
      ...{ ...car, name: '=SUM(A1) "कार" 🚗', version: 1, months: 60, value: 0, funded_percentage: 0 },
      ...{ target: 1_021_025.25, projected: 720_105.27, state: 'behind' },
    });
    expect(body.data.shortfall).toBe(300_919.98);
    expect(await list()).toEqual([body.data]);
  });

  test('I9 · holdings count at their current value and belong to one goal', async () => {
    await hold();
    const { data } = (await create({ holdings: [fund] })).body;
    const held = (await me.call('holding', { params: { code: FUNDS.equity } })).body.data.holding;
    expect(data.holdings).toMatchObject([{ ...fund, value: held.current_value }]);
    expect([data.value, held.current_value > 0]).toEqual([held.current_value, true]);
    expect((await me.call('goalAssets', {})).body.data).toMatchObject([
      { ...fund, value: held.current_value, goal: { id: data.id, name: data.name } },
    ]);
    const second = await create({ handle: 'house', holdings: [fund] });
    expect([second.http, second.body.code]).toEqual([422, 'goal_wrong']);
    expect(second.body.errors?.holdings![0]).toContain(data.name);
    const both = await Promise.all([
      me.call('removeGoal', { params: { id: data.id } }),
      create({ handle: 'house' }),
    ]);
    expect(both.map(({ http }) => http)).toEqual([200, 200]);
    expect((await create({ handle: 'vacation', holdings: [fund] })).http).toBe(200);
  });

  test('I9 · two tabs cannot give one holding to two goals', async () => {
    await hold();
    const replies = await Promise.all([
      create({ holdings: [fund] }),
      create({ handle: 'house', holdings: [fund] }),
    ]);
    expect(replies.map(({ http }) => http).toSorted()).toEqual([200, 422]);
  });

  test('I9 · a goal is reached by holdings, on track by instalments, and due after its date', async () => {
    await hold();
    const { data: reached } = (await create({ cost: 1_000, holdings: [fund] })).body;
    const { data: onTrack } = (await create({ handle: 'house', monthly: 50_000 })).body;
    expect([reached.state, reached.shortfall, reached.funded_percentage]).toEqual(['reached', 0, 100]);
    expect([onTrack.state, onTrack.shortfall]).toEqual(['on_track', 0]);
    await bench.api.db.query(`UPDATE goals SET target_date = '2026-11-19' WHERE portfolio_id = $1`, [
      me.portfolioId,
    ]);
    const goals = await list();
    expect(goals.find(({ id }) => id === reached.id)).toMatchObject({ state: 'reached' });
    expect(goals.find(({ id }) => id === onTrack.id)).toMatchObject({
      ...{ state: 'due', target: 800_000, needed_monthly: 0 },
    });
  });

  test('I9 · a holding that was sold counts nothing and does not stop a change', async () => {
    await hold();
    const { data } = (await create({ holdings: [fund] })).body;
    await bench.api.db.query(
      `UPDATE goals SET holdings = '[{"source":"sanchay","asset":"mutual_fund","id":"GONE"}]' WHERE id = $1`,
      [data.id],
    );
    expect((await list())[0]).toMatchObject({ value: 0, holdings: [] });
    const gone = { ...fund, id: 'GONE' };
    const change = (holdings: GoalDraft['holdings']) =>
      me.call('changeGoal', { params: { id: data.id }, body: { ...car, holdings, version: data.version } });
    expect((await change([gone, { ...gone, id: 'OTHER' }])).body.errors).toHaveProperty('holdings');
    expect((await change([gone])).http).toBe(200);
  });

  test.each([
    ['name', { name: '   ' }],
    ['cost', { cost: 0 }],
    ['cost', { cost: 100.005 }],
    ['monthly', { monthly: 0.001 }],
    ['inflation_percentage', { inflation_percentage: 5.001 }],
    ['target_date', { target_date: '2026-12-19' }],
    ['target_date', { target_date: '2086-11-21' }],
    ['target_date', { target_date: '2020-01-01' }],
    ['holdings', { holdings: [fund] }],
    ['holdings', { holdings: [{ ...fund, id: 'X' }] }],
  ] as const)('I9 · a wrong %s is refused at its field: %j', async (field, over) => {
    const { http, body } = await create(over as Partial<GoalDraft>);
    expect([http, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'goal_wrong', [field]]);
    expect(await list()).toEqual([]);
  });

  test('I9 · an older version does not overwrite a newer one, and a deleted goal is gone', async () => {
    const { id } = (await create()).body.data;
    const change = (monthly: number, version: number) =>
      me.call('changeGoal', { params: { id }, body: { ...car, monthly, version } });
    expect((await change(20_000, 1)).body.data).toMatchObject({ version: 2, monthly: 20_000 });
    const late = await change(1, 1);
    expect([late.http, late.body.code]).toEqual([409, 'goal_changed']);
    expect((await me.call('removeGoal', { params: { id } })).http).toBe(200);
    for (const reply of [await change(1, 2), await me.call('removeGoal', { params: { id } })])
      expect([reply.http, reply.body.code]).toEqual([404, 'not_found']);
  });

  test('I9 · the first goal of each kind earns coins, and no more than 20 goals fit', async () => {
    const coins = async () =>
      (await bench.api.db.query('SELECT coins FROM coin_entries WHERE user_id = $1', [me.userId])).length;
    for (let made = 0; made < GOAL_LIMITS.goals; made += 1) await create({ name: `Goal ${made}` });
    expect(await coins()).toBe(1);
    const full = await create({ handle: 'house' });
    expect([full.http, full.body.code]).toEqual([422, 'goals_full']);
    expect(await coins()).toBe(1);
  });

  test('I9 · goals belong to one account: a stranger finds nothing, a manager reads and changes nothing', async () => {
    const { id, version } = (await create()).body.data;
    const stranger = await bench.newInvestor();
    expect(await list(stranger)).toEqual([]);
    const body = { ...car, version };
    expect((await stranger.call('changeGoal', { params: { id }, body })).http).toBe(404);
    expect((await stranger.call('removeGoal', { params: { id } })).http).toBe(404);
    const farah = await signIn(bench.api, 'farah');
    const managed = await bench.api.call('createGoal', { token: farah.token, body: car });
    expect([managed.http, (await list()).length]).toEqual([200, 1]);
  });
});
