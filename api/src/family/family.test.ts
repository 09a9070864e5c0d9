import { randomUUID } from 'node:crypto';
import type { OtherAssetDraft } from '@sanchay/contracts';
import { casText, type CasScheme } from '../testing/casText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { publicId } from '../testing/people/publicId.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';

const [PAN, ISIN] = ['AAAPE1111A', 'INF000Z01018'];
/** A folio of a statement: 60 units are left of 100 for ₹5,000, with a gain of ₹400 on 40 of them. */
const stated: CasScheme = {
  ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct Plan - Growth', isin: ISIN },
  lines: [
    { on: '2025-05-02', units: '100.000', amount: '5,000.00', nav: '50.0000', what: 'Purchase' },
    { on: '2025-11-03', units: '-40.000', amount: '(2,400.00)', nav: '60.0000', what: 'Redemption' },
  ],
};
const flat: OtherAssetDraft = {
  ...{ type: 'property', name: 'Flat in Pune', rate_percentage: null, compounding: null, grams: null },
  matures_on: null,
  entries: [{ on: '2024-10-01', kind: 'value', amount: 100_000 }],
};
const loan = (amount: number): OtherAssetDraft => ({
  ...flat,
  ...{ type: 'loan', name: 'Home loan', entries: [{ on: '2024-10-01', kind: 'paid_in', amount }] },
});

describe('the family view', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let spouse: TestInvestor;
  let grant: string;
  let [mine, theirs] = [0, 0];
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, ISIN]);
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

  const record = async (who: TestInvestor, ...drafts: OtherAssetDraft[]) => {
    for (const body of drafts) expect((await who.call('createOtherAsset', { body })).http).toBe(200);
  };
  async function importFolio(who: TestInvestor, folio: CasScheme) {
    await givePan(bench, who, PAN);
    const text = casText([folio], { from: '2025-04-01', to: '2026-03-31' });
    const { id } = (await uploadStatement(who, text)).body.data;
    expect((await who.call('applyImport', { params: { id } })).http).toBe(200);
  }

  test('P7 · statements and recorded assets count as on the pages of the member', async () => {
    await importFolio(spouse, stated);
    await record(spouse, flat, loan(20_000));
    await include(true);
    const { members, totals, allocation } = await family();
    const own = (await spouse.call('netWorth', { query: {} })).body.data;
    expect(members[1]).toMatchObject({
      current_value: own.value,
      returns: {
        total_invested: own.returns!.total_invested,
        unrealised_gain: own.returns!.unrealised_gain,
        realised_gain: 400,
        overall_gain: own.returns!.overall_gain,
      },
      total_invested: 12_000,
    });
    expect(own.returns!.total_invested).toBe(15_000);
    expect(totals.current_value).toBe(4_950 + own.value);
    expect(totals.returns).toMatchObject({ total_invested: 19_000, realised_gain: 400 });
    expect(allocation.map(({ name }) => name)).toEqual(['Property', 'Equity']);
    expect(allocation.map(({ percentage }) => percentage).reduce((a, b) => a + b)).toBeCloseTo(100, 1);
  });

  test('P7 · a folio with an unknown cost counts in the value, and the returns leave it out', async () => {
    await giveUnits(bench.api, spouse, FUNDS.other, [{ on: '2025-11-20', units: '10', amount: '100.00' }]);
    await importFolio(spouse, { ...stated, opening: '30.000' });
    await include(true);
    const { members, totals } = await family();
    const own = (await spouse.call('netWorth', { query: {} })).body.data;
    expect(members[1]!.current_value).toBe(own.value);
    expect(members[1]!.returns).toMatchObject({ left_out: 1, unrealised_gain: own.returns!.unrealised_gain });
    expect(totals.returns).toMatchObject({ left_out: 1 });
    expect(members[0]!.returns).not.toHaveProperty('left_out');
  });

  test('P7 · a member who owes more than is owned lowers the total, with a share of 0 percent', async () => {
    await record(spouse, loan(50_000));
    await include(true);
    const { members, totals, allocation } = await family();
    expect(members.map(({ current_value: value, share_percentage: share }) => [value, share])).toEqual([
      [4_950, 100],
      [-35_150, 0],
    ]);
    expect(totals.current_value).toBe(-30_200);
    expect(allocation).toEqual([{ name: 'Equity', value: 19_800, percentage: 100 }]);
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
