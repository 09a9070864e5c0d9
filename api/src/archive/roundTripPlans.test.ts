import { randomUUID } from 'node:crypto';
import { uploadArchive, zippedArchive } from '../testing/archiveFile.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { givePan } from '../testing/people/importer.ts';
import { giveTrades } from '../testing/people/shares.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { portableArchive } from './portable.ts';

const PAN = 'AAAPE1111A';
const ALPHA = 'INE000A01012';
const TODAY = '2026-11-20';

describe('shares, fixed deposits and goals of an archive in an empty account', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query(
      `INSERT INTO stocks (isin, symbol, slug, name, sector, industry, price, previous_price, price_date, market_cap)
       VALUES ($1, 'ALPHA', 'alpha', 'Alpha Limited', 'Energy', 'Oil', 120, 118, '2026-11-19', 1000)`,
      [ALPHA],
    );
  });
  beforeEach(async () => {
    me = await investor();
    await giveTrades(bench.api, me, [
      { isin: ALPHA, side: 'buy', on: '2024-11-04', quantity: 7, price: 333.35 },
      { isin: ALPHA, side: 'buy', on: '2025-06-02', quantity: 10, price: 150.15 },
      { isin: ALPHA, side: 'sell', on: '2025-11-05', quantity: 3, price: 401.05 },
      { isin: ALPHA, side: 'sell', on: '2025-11-06', quantity: 6, price: 399.95 },
    ]);
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
    await giveDeposit();
    const { body } = await me.call('createOtherAsset', {
      body: {
        ...{
          type: 'cash',
          name: 'पैसा',
          rate_percentage: null,
          compounding: null,
          matures_on: null,
          grams: null,
        },
        entries: [{ on: '2026-04-05', kind: 'value', amount: 5000.5 }],
      },
    });
    const link = (source: 'sanchay' | 'manual', asset: 'stock' | 'mutual_fund' | 'cash', id: string) => ({
      ...{ source, asset, id },
    });
    await goal('=SUM(A1) "कार" 🚗', [
      link('sanchay', 'stock', 'alpha'),
      link('manual', 'cash', body.data.id),
    ]);
    await goal('House', [link('sanchay', 'mutual_fund', FUNDS.equity)]);
    await goal('Nothing yet', []);
  });
  afterAll(() => bench.close());

  async function investor(): Promise<TestInvestor> {
    const one = await bench.newInvestor();
    await givePan(bench, one, PAN);
    return one;
  }
  async function goal(name: string, holdings: object[]) {
    const terms = { handle: 'car', cost: 800_000, target_date: '2031-12-01', monthly: 1000.5 };
    const saved = await me.call('createGoal', {
      body: { ...terms, name, inflation_percentage: 6, return_percentage: 10, holdings },
    });
    expect(saved.body.message).toBeUndefined();
  }
  const giveDeposit = () =>
    bench.api.db.query(
      `INSERT INTO deposits (investor_id, id, portfolio_id, state, plan_id, issuer_slug, issuer_name, issuer_kind,
         principal, rate, payout, compounding, months, senior, early_closure, tenure_rates, maturity_instruction, tax_form,
         bank_id, balance, placed_at, opens_on, matures_on, next_on, certificate_no)
       VALUES ($1, $2, $3, 'active', 'p', 'issuer', 'Issuer “बैंक”', 'bank', 100000, 7.25, 'maturity', 'quarterly', 24, false,
         '[]', '[]', 'pay_out', 'none', $2, 100000, '2026-09-01T10:00:00+05:30', '2026-09-01', '2028-09-01', '2026-12-01', 'c1')`,
      [me.userId, randomUUID(), me.portfolioId],
    );
  const archiveOf = ({ userId }: TestInvestor) =>
    portableArchive(bench.api.db, userId, { asOf: TODAY, rules: bench.api.ctx.rules.book() });
  async function restored(who: TestInvestor, file: Buffer): Promise<string> {
    const { body } = await uploadArchive(bench.api, who.token, file);
    expect([body.message, body.data?.refusals]).toEqual([undefined, []]);
    await who.call('applyArchive', { params: { id: body.data.id }, body: {} });
    return body.data.id;
  }
  /** What both accounts show alike; the cash for stocks stays with the account that it is in. */
  async function figuresOf(who: TestInvestor) {
    const gains = (await who.call('capitalGains', { query: { year: '2025-26' } })).body.data;
    const lots = gains.lots.map(({ lot_id: _, sale_id: __, ...lot }) => lot);
    const owned = async (name: 'stocks' | 'fixed_deposits') =>
      (await who.call('ownedAssets', { query: { class: name } })).body.data.assets.map(
        ({ name: shown, value, invested, gain }) => [shown, value, invested, gain],
      );
    const { goals } = (await who.call('goals')).body.data;
    const report = (await who.call('transactionReport', { query: { asset: 'stock' } })).body.data;
    return {
      gains: { ...gains, lots },
      stocks: await owned('stocks'),
      deposits: await owned('fixed_deposits'),
      goals: goals
        .map(({ name, value, target, projected, holdings }) => ({
          name,
          value,
          target,
          projected,
          n: holdings.length,
        }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      trades: [report.total, report.money_in, report.money_out],
      rows: report.transactions.map(({ date, type, units, amount, nav }) => [date, type, units, amount, nav]),
    };
  }

  test('P4 · come back with the same figures, once, and leave with the undo', async () => {
    const before = await figuresOf(me);
    expect(before.gains.lots).toHaveLength(3);
    expect(before.stocks).toHaveLength(1);
    expect(before.deposits).toHaveLength(1);
    expect(before.goals.map(({ n }) => n)).toEqual([2, 1, 0]);
    const file = await zippedArchive(await archiveOf(me));
    const other = await investor();
    const nothing = await figuresOf(other);
    const id = await restored(other, file);
    expect(await figuresOf(other)).toEqual(before);
    await restored(other, file);
    expect(await figuresOf(other)).toEqual(before);
    await other.call('undoArchive', { params: { id }, body: {} });
    expect(await figuresOf(other)).toEqual(nothing);
  });

  test('P4 · add nothing to the account that they come from', async () => {
    const before = await figuresOf(me);
    const { body } = await uploadArchive(bench.api, me.token, await zippedArchive(await archiveOf(me)));
    expect(body.data.sections.map(({ added }: { added: number }) => added)).toEqual(Array(10).fill(0));
    await me.call('applyArchive', { params: { id: body.data.id }, body: {} });
    expect(await figuresOf(me)).toEqual(before);
  });

  test('P4 · an archive of version 2, without them, is still read', async () => {
    const archive = await archiveOf(me);
    const portfolios = archive.portfolios.map(({ goals: _, fixed_deposits: __, ...rest }) => ({
      ...rest,
      folios: rest.folios!.filter(({ asset }) => asset !== 'stock'),
      transactions: rest.transactions.filter(({ asset }) => asset !== 'stock'),
    }));
    const other = await investor();
    await restored(other, await zippedArchive({ ...archive, portfolios, version: 2 }));
    const { stocks, deposits, goals } = await figuresOf(other);
    expect([stocks, deposits, goals]).toEqual([[], [], []]);
    expect((await other.call('importedHoldings')).body.data.holdings).toHaveLength(1);
  });
});
