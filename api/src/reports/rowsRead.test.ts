import type { Queries } from '../db/pool.ts';
import { seedLongInvestors } from '../sandbox/long/seedLongInvestors.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { transitDays } from '../holdings/transitStore.ts';
import { heldOn } from './heldStore.ts';
import { soldLots } from './soldLotStore.ts';

const EACH = { accounts: 12, holdings: 4, transactions: 1_200, name: 'rows', today: '2026-11-20' };
const SALES = EACH.transactions / 10;

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** Rows of a table that the plan of a statement read, those that it then left out as well. */
function rowsOf(table: string, node: PlanNode): number {
  const own =
    node['Relation Name'] === table
      ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      : 0;
  return (node.Plans ?? []).reduce((sum, inner) => sum + rowsOf(table, inner), own);
}

describe('reports of one account among others', () => {
  let api: TestApi;
  let portfolioId: string;
  beforeAll(async () => {
    api = await testApi();
    await seedLongInvestors(api.db, EACH);
    await api.db.query('ANALYZE');
    const [own] = await api.db.query<{ id: string }>(
      "SELECT p.id FROM portfolios p JOIN users u ON u.id = p.owner_id WHERE u.email = 'rows-3@sanchay.example'",
    );
    portfolioId = own!.id;
  });
  afterAll(() => api.close());

  /** The plans of the statements that some work runs, with what they read. */
  async function plansOf(work: (q: Queries) => Promise<unknown>): Promise<PlanNode[]> {
    const plans: PlanNode[] = [];
    await work({
      query: async <Row extends object>(text: string, values?: unknown[]) => {
        const [plan] = await api.db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
          values,
        );
        plans.push(plan!['QUERY PLAN'][0].Plan);
        return api.db.query<Row>(text, values);
      },
    });
    return plans;
  }

  test('P4 · the sold lots of a year are found without the sales of other accounts', async () => {
    const [plan] = await plansOf((q) => soldLots(q, portfolioId, { from: '2025-04-01', to: '2026-03-31' }));
    expect(rowsOf('lot_changes', plan!)).toBeGreaterThan(0);
    expect(rowsOf('redemptions', plan!)).toBeLessThanOrEqual(SALES);
  });

  test('P4 · the gold of an account without gold is known without its bookings of funds', async () => {
    const [plan] = await plansOf((q) => heldOn(q, portfolioId, '2026-03-31', ['GOLD']));
    expect(rowsOf('ledger_entries', plan!)).toBe(0);
    expect(rowsOf('ledger_transfers', plan!)).toBe(0);
  });

  test('P2 · money in transit of a year is found by the bookings of that year', async () => {
    const [plan] = await plansOf((q) => transitDays(q, portfolioId, ['2020']));
    const [booked] = await api.db.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ledger_transfers
       WHERE portfolio_id = $1 AND value_date BETWEEN '2020-01-01' AND '2020-12-31'`,
      [portfolioId],
    );
    expect(booked!.count).toBeGreaterThan(0);
    expect(rowsOf('ledger_transfers', plan!)).toBe(booked!.count);
  });
});
