import type { GttState } from '@sanchay/contracts';
import { columnsOf, type Inserted } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { UNCHANGING } from '../corporate-actions/actionStore.ts';
import { SHARE_ORDER_COLUMNS, type ShareOrderFields } from '../order/shareColumns.ts';
import type { GttFacts } from './machine.ts';

/** An order that is good till triggered, as stored: decimals are text, days ISO. */
export interface GttRow extends ShareOrderFields<GttState> {
  quantity: number;
  below_trigger: string | null;
  below_limit: string | null;
  above_trigger: string | null;
  above_limit: string | null;
  created_at: Date;
  expires_on: string;
  watched_on: string | null;
  watched_from: Date | null;
  version: number;
  ended_at: Date | null;
  order_id: string | null;
}

const columns = columnsOf<GttRow>()('gtt_orders', {
  ...SHARE_ORDER_COLUMNS,
  quantity: 'changing',
  below_trigger: 'changing',
  below_limit: 'changing',
  above_trigger: 'changing',
  above_limit: 'changing',
  created_at: 'fixed',
  expires_on: 'changing',
  watched_on: 'changing',
  watched_from: 'changing',
  version: 'changing',
  ended_at: 'later',
  order_id: 'later',
});

export type NewGtt = Inserted<typeof columns>;

/** Stores a new order. @returns it as stored */
export async function insertGtt(tx: Tx, gtt: NewGtt): Promise<GttRow> {
  const { text, values } = columns.insert(gtt);
  await tx.query(text, values);
  return { ...gtt, ...columns.blank };
}

/** Stores what changed of an order that is locked. */
export async function updateGtt(tx: Tx, gtt: GttRow): Promise<void> {
  const { text, values } = columns.update(gtt);
  await tx.query(text, values);
}

/** An order of any portfolio, held until the transaction ends; null when there is none. */
export async function lockGtt(tx: Tx, id: string): Promise<GttRow | null> {
  const [row] = await tx.query<GttRow>(
    `SELECT ${columns.selected} FROM gtt_orders WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

/** Orders of a portfolio, those that wait first, then the newest. */
export function gttsOf(q: Queries, portfolioId: string): Promise<GttRow[]> {
  return q.query(
    `SELECT ${columns.selected} FROM gtt_orders WHERE portfolio_id = $1
     ORDER BY (state = 'active') DESC, created_at DESC, id`,
    [portfolioId],
  );
}

/** How many orders of a portfolio wait for their price. */
export async function waitingCount(q: Queries, portfolioId: string): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM gtt_orders WHERE portfolio_id = $1 AND state = 'active'",
    [portfolioId],
  );
  return row!.count;
}

/** An order that waits, with the first trade since it was placed or changed that triggers it; rupees as text. */
export type TradedGtt = Found & Pick<GttRow, 'version'> & { price: string };

/** Orders that a trade of a day triggers, whatever traded after it, the oldest first. */
export function tradedGtts(q: Queries, day: string): Promise<TradedGtt[]> {
  return q.query(
    `SELECT g.id, g.portfolio_id, g.version, t.price FROM gtt_orders g
     JOIN LATERAL (SELECT price FROM share_trades
       WHERE isin = g.isin AND day = $1 AND at >= coalesce(g.watched_from, g.created_at)
         AND (price <= g.below_trigger OR price >= g.above_trigger)
       ORDER BY number LIMIT 1) t ON true
     WHERE g.state = 'active' ORDER BY g.created_at, g.id`,
    [day],
  );
}

type Found = Pick<GttRow, 'id' | 'portfolio_id'>;

/** Orders whose share has a newer price than the last that was compared, or whose last day is over, the oldest first. */
export function gttsToWatch(q: Queries, today: string): Promise<Found[]> {
  return q.query(
    `SELECT g.id, g.portfolio_id FROM gtt_orders g JOIN stocks s ON s.isin = g.isin
     WHERE g.state = 'active' AND (g.expires_on < $1
       OR CASE WHEN s.traded_at IS NULL THEN s.price_date ELSE s.closing_date END > coalesce(g.watched_on, '-infinity'))
     ORDER BY g.created_at, g.id`,
    [today],
  );
}

/** Orders that wait and were made before the ex-date of an action that has come and changed their share. */
export function gttsOfChangedShares(q: Queries): Promise<Found[]> {
  return q.query(
    `SELECT DISTINCT g.id, g.portfolio_id FROM gtt_orders g
     JOIN corporate_actions c ON c.isin = g.isin AND c.kind NOT IN ${UNCHANGING} AND c.adjusted_at IS NOT NULL
     WHERE g.state = 'active' AND (g.created_at AT TIME ZONE 'Asia/Kolkata')::date < c.ex_date ORDER BY g.id`,
  );
}

/** What the machine knows of a row. */
export const factsOf = (row: GttRow): GttFacts => ({
  state: row.state,
  below: row.below_trigger === null ? null : { trigger: row.below_trigger, limit: row.below_limit! },
  above: row.above_trigger === null ? null : { trigger: row.above_trigger, limit: row.above_limit! },
  expiresOn: row.expires_on,
});
