import type { ShareRatio } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import { announcedActions, AnnouncedAction } from '../../partners/index.ts';
import { announcedActionsOf } from './announcedActions.ts';

/** What a company does with all of its shares, as stored; rupees and percent as text. */
export type ActionRow = {
  number: number;
  isin: string;
  ex_date: string;
  /** When stored prices were divided, and by what; of a merger when the old share stopped trading. */
  adjusted_at: Date | null;
  factor: string | null;
} & (RatioFacts | DividendFacts | CarryFacts | RightsFacts);

/** What only a rights issue has. */
interface NoRights {
  closes_on: null;
  allots_on: null;
}

interface RatioFacts extends NoRights {
  kind: ShareRatio['kind'];
  new_shares: number;
  old_shares: number;
  per_share: null;
  pays_on: null;
  into_isin: null;
  cost_percent: null;
}
interface DividendFacts extends NoRights {
  kind: 'dividend';
  new_shares: null;
  old_shares: null;
  per_share: string;
  pays_on: string;
  into_isin: null;
  cost_percent: null;
}
interface CarryFacts extends NoRights {
  kind: 'merger' | 'demerger';
  new_shares: number;
  old_shares: number;
  per_share: null;
  pays_on: null;
  into_isin: string;
  /** Percent of the cost that a demerger moves; null of a merger, which moves all of it. */
  cost_percent: string | null;
}
interface RightsFacts {
  kind: 'rights';
  new_shares: number;
  old_shares: number;
  /** Rupees of a new share. */
  per_share: string;
  pays_on: null;
  into_isin: null;
  cost_percent: null;
  closes_on: string;
  allots_on: string;
}

/** A merger or demerger. */
export type CarryRow = ActionRow & CarryFacts;
/** A rights issue. */
export type RightsRow = ActionRow & RightsFacts;
/** What changes how many shares there are, or what one is worth. */
export type ChangingRow = Exclude<ActionRow, { kind: 'dividend' | 'rights' }>;

const COLUMNS = `number::int AS number, isin, kind, ex_date, new_shares, old_shares, per_share, pays_on, into_isin,
  cost_percent, closes_on, allots_on, adjusted_at, factor`;

/** Kinds that change neither how many shares there are nor what one is worth. */
export const UNCHANGING = `('dividend', 'rights')`;

/** What a lot has to be for an action to reach it: in the demat account before the ex-date. */
const BEFORE_EX_DATE = 'coalesce(l.came_on, l.bought_on) < c.ex_date';

export const changesShares = (action: ActionRow): action is ChangingRow =>
  action.kind !== 'dividend' && action.kind !== 'rights';

/** Announcements of the exchange. */
export const exchangeActions = announcedActionsOf({
  feed: 'exchange_actions',
  table: 'corporate_actions',
  events: 'share_events',
  columns: [
    ...(['number', 'isin', 'kind', 'ex_date', 'new_shares', 'old_shares', 'per_share', 'pays_on'] as const),
    ...(['into_isin', 'cost_percent', 'closes_on', 'allots_on', 'announced_at'] as const),
  ],
  shape: AnnouncedAction,
  request: announcedActions,
  about: 'corporate actions',
});

/** A company beside the one of an action. */
export interface OtherCompany {
  other_slug: string | null;
  other_name: string | null;
}

/** Actions of a share, and those by which it takes the place of another, the newest ex-date first. */
export function actionsOf(q: Queries, isin: string): Promise<(ActionRow & OtherCompany)[]> {
  return q.query(
    `SELECT ${COLUMNS}, o.slug AS other_slug, o.name AS other_name
     FROM (SELECT * FROM corporate_actions WHERE isin = $1 OR into_isin = $1) c
     LEFT JOIN (SELECT isin AS other_isin, slug, name FROM stocks) o
       ON o.other_isin = CASE c.isin WHEN $1 THEN c.into_isin ELSE c.isin END
     ORDER BY ex_date DESC, number DESC`,
    [isin],
  );
}

/** What changes shares up to a day and has not changed prices, in the order of the ex-dates; locked. */
export function actionsToAdjust(tx: Tx, upTo: string): Promise<ChangingRow[]> {
  return tx.query(
    `SELECT ${COLUMNS} FROM corporate_actions WHERE adjusted_at IS NULL AND kind NOT IN ${UNCHANGING} AND ex_date <= $1
     ORDER BY ex_date, number FOR UPDATE`,
    [upTo],
  );
}

/** Stores that prices follow an action, and by what they were divided. */
export async function markAdjusted(
  tx: Tx,
  { number }: ActionRow,
  { at, factor }: { at: Date; factor: string | null },
): Promise<void> {
  await tx.query('UPDATE corporate_actions SET adjusted_at = $2, factor = $3 WHERE number = $1', [
    ...[number, at, factor],
  ]);
}

/** Portfolios that an action up to a day has yet to reach: they had shares from before its ex-date. */
export async function holdersToReach(q: Queries, upTo: string): Promise<string[]> {
  const rows = await q.query<{ portfolio_id: string }>(
    `SELECT DISTINCT l.portfolio_id FROM corporate_actions c
     JOIN share_lots l ON l.isin = c.isin AND ${BEFORE_EX_DATE}
     WHERE c.ex_date <= $1 AND NOT EXISTS (SELECT 1 FROM share_events e
       WHERE e.investor_id = l.investor_id AND e.portfolio_id = l.portfolio_id AND e.action_number = c.number)
     ORDER BY l.portfolio_id`,
    [upTo],
  );
  return rows.map(({ portfolio_id }) => portfolio_id);
}

/**
 * Actions up to a day that have not reached a portfolio, in the order of the ex-dates. Of one ex-date dividends and rights
 * issues come first: they are for the shares of the record date, on which those of a split or bonus issue are not allotted yet. Source:
 * regulation 42 of the SEBI (LODR) Regulations, 2015.
 */
export function actionsToApply(q: Queries, portfolioId: string, upTo: string): Promise<ActionRow[]> {
  return q.query(
    `SELECT ${COLUMNS} FROM corporate_actions c WHERE ex_date <= $2
       AND EXISTS (SELECT 1 FROM share_lots l
         WHERE l.portfolio_id = $1 AND l.isin = c.isin AND ${BEFORE_EX_DATE})
       AND NOT EXISTS (SELECT 1 FROM share_events e WHERE e.portfolio_id = $1 AND e.action_number = c.number)
     ORDER BY ex_date, kind NOT IN ${UNCHANGING}, number`,
    [portfolioId, upTo],
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
  /** Shares of the other company of a merger or demerger. */
  into_shares: number;
  amount: string;
  tds: string;
  paid_on: string | null;
}

const EVENT =
  'e.investor_id, e.portfolio_id, e.action_number::int AS action_number, e.id, e.isin, e.at, e.shares_before, e.shares_after, e.into_shares, e.amount, e.tds, e.paid_on';

export async function insertEvent(tx: Tx, event: EventRow): Promise<void> {
  await tx.query(
    `INSERT INTO share_events (investor_id, portfolio_id, action_number, id, isin, at, shares_before, shares_after,
       into_shares, amount, tds, paid_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[event.investor_id, event.portfolio_id, event.action_number, event.id, event.isin, event.at],
      ...[event.shares_before, event.shares_after, event.into_shares, event.amount, event.tds, event.paid_on],
    ],
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

/** An event of a share: of its own action, or of one that brought it in place of or beside another. */
export type ShownEvent = EventRow & Pick<ActionRow, 'kind' | 'ex_date' | 'pays_on'> & OtherCompany;

/** What actions changed of one share of a portfolio, the newest first. */
export function eventsOf(q: Queries, portfolioId: string, isin: string): Promise<ShownEvent[]> {
  return q.query(
    `SELECT ${EVENT}, c.kind, c.ex_date, c.pays_on, o.slug AS other_slug, o.name AS other_name FROM share_events e
     JOIN corporate_actions c ON c.number = e.action_number
     LEFT JOIN stocks o ON o.isin = CASE e.isin WHEN $2 THEN c.into_isin ELSE e.isin END
     WHERE e.portfolio_id = $1 AND (e.isin = $2 OR c.into_isin = $2) AND e.shares_before > 0
     ORDER BY c.ex_date DESC, c.number DESC`,
    [portfolioId, isin],
  );
}

/** An action that has divided prices. */
export type AdjustedRow = ChangingRow & { factor: string; reached: boolean };

/** Actions that have divided prices of shares which a portfolio had before them, with whether they have reached it. */
export function adjustedActions(q: Queries, portfolioId: string): Promise<AdjustedRow[]> {
  return q.query(
    `SELECT ${COLUMNS}, EXISTS (SELECT 1 FROM share_events e
         WHERE e.portfolio_id = $1 AND e.action_number = c.number) AS reached
     FROM corporate_actions c WHERE factor IS NOT NULL
       AND (EXISTS (SELECT 1 FROM share_lots l WHERE l.portfolio_id = $1 AND l.isin = c.isin AND ${BEFORE_EX_DATE})
         OR EXISTS (SELECT 1 FROM stock_orders o WHERE o.portfolio_id = $1 AND o.isin = c.isin AND o.settled_at IS NULL
           AND o.for_day < c.ex_date))
     ORDER BY ex_date, number`,
    [portfolioId],
  );
}
