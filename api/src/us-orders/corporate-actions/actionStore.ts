import type { Queries, Tx } from '../../db/pool.ts';
import { announcedUsActions, AnnouncedUsAction } from '../../partners/index.ts';
import { announcedActionsOf } from '../../stock-orders/index.ts';

/** A split or dividend as stored; dollars as text, days of New York. */
export type UsActionRow = {
  number: number;
  symbol: string;
  ex_date: string;
  carried_out_at: Date | null;
} & (
  | { kind: 'split'; new_shares: number; old_shares: number; per_share: null; pays_on: null }
  | { kind: 'dividend'; new_shares: null; old_shares: null; per_share: string; pays_on: string }
);
export type UsSplitRow = Extract<UsActionRow, { kind: 'split' }>;
export type UsDividendRow = Extract<UsActionRow, { kind: 'dividend' }>;

const COLUMNS =
  'number::int AS number, symbol, kind, ex_date, new_shares, old_shares, per_share, pays_on, carried_out_at';

/** Announcements of the broker. */
export const brokerActions = announcedActionsOf({
  feed: 'us_actions',
  table: 'us_actions',
  events: 'us_share_events',
  columns: [
    ...(['number', 'symbol', 'kind', 'ex_date', 'new_shares', 'old_shares'] as const),
    ...(['per_share', 'pays_on', 'announced_at'] as const),
  ],
  shape: AnnouncedUsAction,
  request: announcedUsActions,
  about: 'corporate actions of US shares',
});

/** Actions of a share, the newest ex-date first. */
export function actionsOf(q: Queries, symbol: string): Promise<UsActionRow[]> {
  return q.query(`SELECT ${COLUMNS} FROM us_actions WHERE symbol = $1 ORDER BY ex_date DESC, number DESC`, [
    symbol,
  ]);
}

/** Numbers of the splits up to a day that are not carried out, in the order of the ex-dates. */
export async function splitsDue(q: Queries, upTo: string): Promise<number[]> {
  const rows = await q.query<{ number: number }>(
    `SELECT number::int AS number FROM us_actions WHERE kind = 'split' AND carried_out_at IS NULL AND ex_date <= $1
     ORDER BY ex_date, us_actions.number`,
    [upTo],
  );
  return rows.map(({ number }) => number);
}

/** A split that is not carried out, held until the transaction ends; null where it is by now. */
export async function lockSplit(tx: Tx, number: number): Promise<UsSplitRow | null> {
  const [row] = await tx.query<UsSplitRow>(
    `SELECT ${COLUMNS} FROM us_actions WHERE number = $1 AND kind = 'split' AND carried_out_at IS NULL FOR UPDATE`,
    [number],
  );
  return row ?? null;
}

/** Splits of a share that are carried out and come after a day. */
export function splitsAfter(q: Queries, symbol: string, day: string): Promise<UsSplitRow[]> {
  return q.query(
    `SELECT ${COLUMNS} FROM us_actions
     WHERE symbol = $1 AND kind = 'split' AND carried_out_at IS NOT NULL AND ex_date > $2 ORDER BY ex_date, number`,
    [symbol, day],
  );
}

/** Portfolios and shares that a dividend up to a day has yet to reach: they had shares from before its ex-date. */
export function holdersToReach(
  q: Queries,
  upTo: string,
): Promise<{ portfolio_id: string; symbol: string }[]> {
  return q.query(
    `SELECT DISTINCT l.portfolio_id, l.symbol FROM us_actions a
     JOIN us_lots l ON l.symbol = a.symbol AND l.bought_on < a.ex_date
     WHERE a.kind = 'dividend' AND a.ex_date <= $1 AND NOT EXISTS (SELECT 1 FROM us_share_events e
       WHERE e.investor_id = l.investor_id AND e.portfolio_id = l.portfolio_id AND e.action_number = a.number)
     ORDER BY l.portfolio_id, l.symbol`,
    [upTo],
  );
}

/** Dividends up to a day that have not reached a portfolio, in the order of the ex-dates. */
export function dividendsToApply(
  q: Queries,
  { portfolioId, symbol, upTo }: { portfolioId: string; symbol: string; upTo: string },
): Promise<UsDividendRow[]> {
  return q.query(
    `SELECT ${COLUMNS} FROM us_actions a WHERE kind = 'dividend' AND symbol = $2 AND ex_date <= $3
       AND EXISTS (SELECT 1 FROM us_lots l
         WHERE l.portfolio_id = $1 AND l.symbol = a.symbol AND l.bought_on < a.ex_date)
       AND NOT EXISTS (SELECT 1 FROM us_share_events e WHERE e.portfolio_id = $1 AND e.action_number = a.number)
     ORDER BY ex_date, number`,
    [portfolioId, symbol, upTo],
  );
}
