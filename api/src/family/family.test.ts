import { randomUUID } from 'node:crypto';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { publicId } from '../testing/people/publicId.ts';
import { giveUnits } from '../testing/people/holder.ts';

describe('the family view', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let spouse: TestInvestor;
  let grant: string;
  let [mine, theirs] = [0, 0];
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    [me, spouse] = [await bench.newInvestor(), await bench.newInvestor()];
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
    await giveUnits(bench.api, spouse, FUNDS.equity, [
      { on: '2024-11-18', units: '300', amount: '12000.00' },
    ]);
    mine = await publicId(bench.api, 'portfolios', me.portfolioId);
    theirs = await publicId(bench.api, 'portfolios', spouse.portfolioId);
    grant = randomUUID();
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES ($1, $2, $3::uuid, $3::text || '@test.example', $4, 'accepted', 'view', $5)`,
      [grant, spouse.userId, me.userId, spouse.portfolioId, bench.api.clock.now()],
    );
  });
  afterAll(() => bench.close());

  const family = async (by = me) => (await by.call('family', {})).body.data;
  const include = (included: boolean, by = me) =>
    by.call('setFamilyMember', { params: { portfolio_id: String(theirs) }, body: { included } });

  test('P7 · own accounts are there at once, an account of another only when it is included', async () => {
    const alone = await family();
    expect(alone.members.map(({ relation }) => relation)).toEqual(['own']);
    expect(alone.candidates).toMatchObject([{ portfolio_id: theirs }]);
    await include(true);
    expect((await family()).members.map(({ relation }) => relation)).toEqual(['own', 'managed']);
    await include(false);
    expect((await family()).members).toHaveLength(1);
  });

  test('P7 · totals are the sums of the members, and shares and classes add up to 100 percent', async () => {
    await include(true);
    const { members, totals, allocation } = await family();
    expect(totals).toMatchObject({ current_value: 19_800, total_invested: 16_000, unrealised_gain: 3_800 });
    expect(members.map(({ current_value: value, share_percentage: share }) => [value, share])).toEqual([
      [4_950, 25],
      [14_850, 75],
    ]);
    expect(allocation).toEqual([{ name: 'Equity', value: 19_800, percentage: 100 }]);
  });

  test('P7 · the figures of a member are those of the own portfolio and report of that member', async () => {
    await include(true);
    const [, member] = (await family()).members;
    const own = (await spouse.call('portfolioReturns')).body.data;
    const gains = (await spouse.call('capitalGains', {})).body.data;
    expect(member).toMatchObject({
      current_value: own.totals.current_value,
      allocation: own.allocation,
      tax: { status: gains.status, tax: gains.tax },
    });
  });

  test('P7 · access that has ended leaves the view at once, and comes back only when it is included again', async () => {
    await include(true);
    expect((await spouse.call('removeManager', { params: { id: grant } })).http).toBe(200);
    expect(await family()).toMatchObject({ members: [{ relation: 'own' }], candidates: [] });
    expect((await include(true)).body.code).toBe('not_your_account');
    bench.api.clock.advance(1_000);
    await bench.api.db.query(
      `UPDATE managed_accounts SET request_status = 'accepted', answered_at = $2 WHERE id = $1`,
      [grant, bench.api.clock.now()],
    );
    expect((await family()).members).toHaveLength(1);
    await include(true);
    expect((await family()).members).toHaveLength(2);
  });

  test('P7 · a stranger includes no account, and an own account needs no consent', async () => {
    const stranger = await bench.newInvestor();
    expect((await include(true, stranger)).body.code).toBe('not_your_account');
    expect((await family(stranger)).members).toMatchObject([{ current_value: 0, share_percentage: 0 }]);
  });

  test('P7 · the family is that of the login, also while a managed account is open', async () => {
    await me.call('switchPortfolio', { params: { id: spouse.portfolioId } });
    expect((await family()).members.map(({ portfolio_id: id }) => id)).toEqual([mine]);
  });

  test('P7 · nobody sees the family of the one who includes the account', async () => {
    await include(true);
    expect((await family(spouse)).members.map(({ portfolio_id: id }) => id)).toEqual([theirs]);
  });
});
