import { proveBalanced, proveBooks } from '../../ledger/index.ts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { seedLongInvestors } from './seedLongInvestors.ts';

const SMALL = { accounts: 2, holdings: 3, transactions: 90, name: 'slow', today: '2026-11-20' };

describe('investors of thirty years', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await seedLongInvestors(api.db, SMALL);
  });
  afterAll(() => api.close());

  const tokenOf = async (email: string) =>
    (await api.call('authenticate', { body: { email, password: PERSONA_PASSWORD } })).body.token;

  test('P4 · each account has its transactions, and what was sold is gone from the holdings', async () => {
    const token = await tokenOf('slow@sanchay.example');
    const all = (await api.call('transactionReport', { token, query: {} })).body.data;
    expect([all.total, all.transactions.length]).toEqual([90, 50]);
    const sales = (await api.call('transactionReport', { token, query: { type: 'redemption' } })).body.data;
    expect(sales.total).toBe(9);
    const { holdings } = (await api.call('holdings', { token, query: {} })).body.data;
    expect(holdings).toHaveLength(3);
  });

  test('P4 · every sold lot is in the capital gains of its year, first in first out', async () => {
    const token = await tokenOf('slow-2@sanchay.example');
    let lots = 0;
    for (let year = 2017; year <= 2026; year += 1) {
      const query = { year: `${year}-${String((year + 1) % 100).padStart(2, '0')}` };
      lots += (await api.call('capitalGains', { token, query })).body.data.lots.length;
    }
    const [booked] = await api.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM lot_changes c JOIN portfolios p ON p.id = c.portfolio_id
       JOIN users u ON u.id = p.owner_id WHERE u.email = 'slow-2@sanchay.example' AND c.value_date >= '2017-04-01'`,
    );
    expect(lots).toBe(booked!.count);
    expect(lots).toBeGreaterThan(0);
  });

  test('P4 · every sale has the NAV of its day where there is one, so that none is corrected later', async () => {
    const differing = await api.db.query(
      `SELECT r.id, r.nav, n.nav AS published FROM redemptions r JOIN schemes s ON s.code = r.code
       JOIN navs n ON n.scheme_id = s.id AND n.date = r.nav_date WHERE r.nav <> n.nav`,
    );
    expect(differing).toEqual([]);
  });

  test('P4 · the books balance, and a second run makes nothing', async () => {
    await proveBalanced(api.db);
    expect((await proveBooks(api.db)).findings).toEqual([]);
    expect(await seedLongInvestors(api.db, SMALL)).toBe(0);
  });

  test('P4 · a market with too few funds is named', async () => {
    await expect(seedLongInvestors(api.db, { ...SMALL, name: 'many', holdings: 100_000 })).rejects.toThrow(
      /^the market has \d+ funds to hold, not 100000$/,
    );
  });
});
