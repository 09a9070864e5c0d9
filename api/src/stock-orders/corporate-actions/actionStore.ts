import type { ShareRatio } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { AnnouncedAction } from '../../partners/index.ts';

/** A split, bonus issue or dividend as stored; rupees as text. */
export type ActionRow = {
  number: number;
  isin: string;
  ex_date: string;
  adjusted_at: Date | null;
} & (
  | { kind: ShareRatio['kind']; new_shares: number; old_shares: number; per_share: null; pays_on: null }
  | { kind: 'dividend'; new_shares: null; old_shares: null; per_share: string; pays_on: string }
);

type RatioRow = Extract<ActionRow, { kind: ShareRatio['kind'] }>;

const COLUMNS =
  'number::int AS number, isin, kind, ex_date, new_shares, old_shares, per_share, pays_on, adjusted_at';

/** The ratio of a split or bonus. */
export const ratioOf = ({ kind, new_shares: newShares, old_shares: oldShares }: RatioRow): ShareRatio => ({
  kind,
  newShares,
  oldShares,
});

export const hasRatio = (action: ActionRow): action is RatioRow => action.kind !== 'dividend';

/** Stores announcements, each number once. */
export async function storeActions(tx: Tx, actions: readonly AnnouncedAction[]): Promise<void> {
  await tx.query(
    `INSERT INTO corporate_actions (number, isin, kind, ex_date, new_shares, old_shares, per_share, pays_on, announced_at)
     SELECT number, isin, kind, ex_date, new_shares, old_shares, per_share, pays_on, announced_at
     FROM jsonb_to_recordset($1::jsonb) AS a (number bigint, isin text, kind text, ex_date date, new_shares int,
       old_shares int, per_share numeric, pays_on date, announced_at timestamptz)
     ORDER BY number ON CONFLICT (number) DO NOTHING`,
    [JSON.stringify(actions)],
  );
}

/** The number up to which announcements are known; 0 for none. */
export async function lastAction(q: Queries): Promise<number> {
  const [row] = await q.query<{ last: number }>(
    'SELECT coalesce(max(number), 0)::int AS last FROM corporate_actions',
  );
  return row!.last;
}

/** Actions of a share, the newest ex-date first. */
export function actionsOf(q: Queries, isin: string): Promise<ActionRow[]> {
  return q.query(
    `SELECT ${COLUMNS} FROM corporate_actions WHERE isin = $1 ORDER BY ex_date DESC, number DESC`,
    [isin],
  );
}

/** Splits and bonus issues up to a day whose prices are not adjusted, in the order of the ex-dates; locked. */
export function actionsToAdjust(tx: Tx, upTo: string): Promise<RatioRow[]> {
  return tx.query(
    `SELECT ${COLUMNS} FROM corporate_actions WHERE adjusted_at IS NULL AND kind <> 'dividend' AND ex_date <= $1
     ORDER BY ex_date, number FOR UPDATE`,
    [upTo],
  );
}

/** Portfolios and shares that an action up to a day has yet to reach: they had shares from before its ex-date. */
export function holdersToReach(q: Queries, upTo: string): Promise<{ portfolio_id: string; isin: string }[]> {
  return q.query(
    `SELECT DISTINCT l.portfolio_id, l.isin FROM corporate_actions c
     JOIN share_lots l ON l.isin = c.isin AND l.bought_on < c.ex_date
     WHERE c.ex_date <= $1 AND NOT EXISTS (SELECT 1 FROM share_events e
       WHERE e.investor_id = l.investor_id AND e.portfolio_id = l.portfolio_id AND e.action_number = c.number)
     ORDER BY l.portfolio_id, l.isin`,
    [upTo],
  );
}

/** Actions up to a day that have not reached a portfolio, in the order of the ex-dates. */
export function actionsToApply(
  q: Queries,
  { portfolioId, isin, upTo }: { portfolioId: string; isin: string; upTo: string },
): Promise<ActionRow[]> {
  return q.query(
    `SELECT ${COLUMNS} FROM corporate_actions c WHERE isin = $2 AND ex_date <= $3
       AND EXISTS (SELECT 1 FROM share_lots l
         WHERE l.portfolio_id = $1 AND l.isin = c.isin AND l.bought_on < c.ex_date)
       AND NOT EXISTS (SELECT 1 FROM share_events e WHERE e.portfolio_id = $1 AND e.action_number = c.number)
     ORDER BY ex_date, number`,
    [portfolioId, isin, upTo],
  );
}

/** What an action changed for a portfolio; rupees as text. */
export interface EventRow {
  investor_id: string;
  portfolio_id: string;
  action_number: number;
  /** Subject of its transfers in the ledger. */
  id: string;
  isin: string;
  at: Date;
  shares_before: number;
  shares_after: number;
  amount: string;
  tds: string;
  paid_on: string | null;
}

const EVENT =
  'e.investor_id, e.portfolio_id, e.action_number::int AS action_number, e.id, e.isin, e.at, e.shares_before, e.shares_after, e.amount, e.tds, e.paid_on';

export async function insertEvent(tx: Tx, event: EventRow): Promise<void> {
  await tx.query(
    `INSERT INTO share_events (investor_id, portfolio_id, action_number, id, isin, at, shares_before, shares_after, amount,
       tds, paid_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[event.investor_id, event.portfolio_id, event.action_number, event.id, event.isin, event.at],
      ...[event.shares_before, event.shares_after, event.amount, event.tds, event.paid_on],
    ],
  );
}

/** Dividends that are due up to a day and not paid, in the order of payment. */
export function dividendsToPay(
  q: Queries,
  upTo: string,
): Promise<{ portfolio_id: string; action_number: number }[]> {
  return q.query(
    `SELECT e.portfolio_id, e.action_number::int AS action_number FROM share_events e
     JOIN corporate_actions c ON c.number = e.action_number
     WHERE e.paid_on IS NULL AND e.shares_before > 0 AND c.kind = 'dividend' AND c.pays_on <= $1
     ORDER BY c.pays_on, c.number, e.portfolio_id`,
    [upTo],
  );
}

/** The event of an action for a portfolio, with the action; null when there is none. */
export async function eventOf(
  tx: Tx,
  portfolioId: string,
  number: number,
): Promise<(EventRow & { per_share: string; pays_on: string }) | null> {
  const [row] = await tx.query<EventRow & { per_share: string; pays_on: string }>(
    `SELECT ${EVENT}, c.per_share, c.pays_on FROM share_events e JOIN corporate_actions c ON c.number = e.action_number
     WHERE e.portfolio_id = $1 AND e.action_number = $2`,
    [portfolioId, number],
  );
  return row ?? null;
}

/** Stores that a dividend was paid. */
export async function markPaid(tx: Tx, event: EventRow): Promise<void> {
  await tx.query(
    `UPDATE share_events SET amount = $4, tds = $5, paid_on = $6
     WHERE investor_id = $1 AND portfolio_id = $2 AND action_number = $3`,
    [
      ...[event.investor_id, event.portfolio_id, event.action_number],
      ...[event.amount, event.tds, event.paid_on],
    ],
  );
}

/** Dividends of a portfolio that were paid in a period; both days are included. */
export function paidDividends(
  q: Queries,
  portfolioId: string,
  { from, to }: { from: string; to: string },
): Promise<(EventRow & { name: string; paid_on: string })[]> {
  return q.query(
    `SELECT ${EVENT}, s.name FROM share_events e JOIN corporate_actions c ON c.number = e.action_number
     JOIN stocks s ON s.isin = e.isin
     WHERE e.portfolio_id = $1 AND c.kind = 'dividend' AND e.paid_on BETWEEN $2 AND $3 ORDER BY e.paid_on, e.action_number`,
    [portfolioId, from, to],
  );
}

/** What actions changed of one share of a portfolio, the newest first. */
export function eventsOf(
  q: Queries,
  portfolioId: string,
  isin: string,
): Promise<(EventRow & Pick<ActionRow, 'kind' | 'ex_date' | 'pays_on'>)[]> {
  return q.query(
    `SELECT ${EVENT}, c.kind, c.ex_date, c.pays_on FROM share_events e
     JOIN corporate_actions c ON c.number = e.action_number
     WHERE e.portfolio_id = $1 AND e.isin = $2 AND e.shares_before > 0 ORDER BY c.ex_date DESC, c.number DESC`,
    [portfolioId, isin],
  );
}

/** Splits and bonus issues whose prices are adjusted, with whether they have reached a portfolio. */
export function adjustedActions(
  q: Queries,
  portfolioId: string,
): Promise<(RatioRow & { reached: boolean })[]> {
  return q.query(
    `SELECT ${COLUMNS}, EXISTS (SELECT 1 FROM share_events e
         WHERE e.portfolio_id = $1 AND e.action_number = c.number) AS reached
     FROM corporate_actions c WHERE adjusted_at IS NOT NULL
       AND isin IN (SELECT isin FROM share_lots WHERE portfolio_id = $1) ORDER BY ex_date, number`,
    [portfolioId],
  );
}
