import type { Closure, ClosureBlocker } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';

/** What has to end first in a user's portfolios, each with its count. Reads only; their domains own the rows. */
const COUNTS: Record<ClosureBlocker, string> = {
  holdings: `SELECT count(*) FROM (
      SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.role = 'units_held' AND a.portfolio_id = ANY($1) AND e.commodity <> 'GOLD'
      GROUP BY a.id, e.commodity HAVING sum(e.amount) > 0) held`,
  gold: `SELECT count(*) FROM (
      SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.role = 'units_held' AND a.portfolio_id = ANY($1) AND e.commodity = 'GOLD'
      GROUP BY a.id HAVING sum(e.amount) > 0) held`,
  orders: `SELECT count(*) FROM orders WHERE portfolio_id = ANY($1)
      AND status IN ('under_review', 'pending', 'confirmed', 'submitted')`,
  redemptions: `SELECT count(*) FROM redemptions WHERE portfolio_id = ANY($1)
      AND status IN ('pending', 'submitted', 'priced')`,
  plans: `SELECT count(*) FROM systematic_plans WHERE portfolio_id = ANY($1) AND status IN ('created', 'mandate_pending', 'active', 'paused')`,
  mandates: `SELECT count(*) FROM mandates WHERE portfolio_id = ANY($1)
      AND status IN ('initiated', 'bank_pending', 'active', 'paused')`,
  payments: `SELECT count(*) FROM payments WHERE portfolio_id = ANY($1) AND status IN ('created', 'pending')`,
  deposits: `SELECT count(*) FROM deposits WHERE portfolio_id = ANY($1)
      AND state IN ('payment_pending', 'booking', 'queried', 'active')`,
  us_wallet: `SELECT count(*) FROM (
      SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE a.role IN ('usd_wallet', 'usd_in_transit') AND a.portfolio_id = ANY($1)
      GROUP BY a.portfolio_id HAVING sum(e.amount) > 0
      UNION SELECT 1 FROM us_orders WHERE portfolio_id = ANY($1) AND settled_at IS NULL AND (ended_at IS NULL OR filled > 0)
      UNION SELECT 1 FROM us_lots WHERE portfolio_id = ANY($1) AND quantity_left > 0
      UNION SELECT 1 FROM us_transfers WHERE portfolio_id = ANY($1) AND state IN ('payment_pending', 'converting')) open`,
  stocks: `SELECT (SELECT count(*) FROM stock_orders WHERE portfolio_id = ANY($1) AND settled_at IS NULL
        AND (ended_at IS NULL OR filled > 0))
      + (SELECT count(DISTINCT isin) FROM share_lots WHERE portfolio_id = ANY($1) AND quantity_left > 0)
      + (SELECT count(*) FROM (SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
        WHERE a.role = 'trading_cash' AND a.portfolio_id = ANY($1) GROUP BY a.id HAVING sum(e.amount) > 0) cash) AS count`,
  chargebacks: `SELECT count(*) FROM chargebacks WHERE portfolio_id = ANY($1) AND settled < due`,
};

/** Returns what prevents a user's account from being closed, in the order in which it is best ended. */
export async function closureBlockers(db: Queries, userId: string): Promise<Closure['blockers']> {
  const own = await db.query<{ id: string }>('SELECT id FROM portfolios WHERE owner_id = $1', [userId]);
  return openBusiness(
    db,
    own.map(({ id }) => id),
  );
}

/** What is held or in progress in portfolios, in the order in which it is best ended. */
export async function openBusiness(db: Queries, portfolios: readonly string[]): Promise<Closure['blockers']> {
  const order: readonly ClosureBlocker[] = [
    ...(['chargebacks', 'payments', 'orders', 'plans', 'mandates'] as const),
    ...(['redemptions', 'holdings', 'stocks', 'deposits', 'us_wallet', 'gold'] as const),
  ];
  const found: Closure['blockers'] = [];
  for (const kind of order) {
    const [row] = await db.query<{ count: number }>(COUNTS[kind], [portfolios]);
    if (row!.count > 0) found.push({ kind, count: row!.count });
  }
  return found;
}
