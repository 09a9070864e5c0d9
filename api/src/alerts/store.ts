import type { AlertKind, AlertRule, RecordRule } from '@sanchay/contracts';
import type { Big } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';

/** How long after a removal it can be undone. */
const UNDO_MINUTES = 10;

export interface AlertRow {
  id: string;
  user_id: string;
  kind: AlertKind;
  item: string;
  rule: AlertRule | RecordRule;
  value: number | null;
  created_at: Date;
  checked_on: string;
  met: boolean;
  reached_on: string | null;
  reached_price: number | null;
  /** What the record of the fund stated; null for alerts on prices. */
  seen: string | null;
}

export const ALERT_COLUMNS = `a.id, a.user_id, a.kind, a.item, a.rule, a.value::float8, a.created_at, a.checked_on, a.met,
  a.reached_on, a.reached_price::float8, a.seen`;

/** Alerts of a user, the newest first. */
export function alertRows(q: Queries, userId: string): Promise<AlertRow[]> {
  return q.query<AlertRow>(
    `SELECT ${ALERT_COLUMNS} FROM price_alerts a WHERE a.user_id = $1 AND a.removed_at IS NULL
     ORDER BY a.created_at DESC, a.id`,
    [userId],
  );
}

/** Serialises the writes of one user, so that two concurrent ones cannot exceed a limit. */
export async function lockAlerts(tx: Queries, userId: string): Promise<void> {
  await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/** Adds an alert. */
export async function insertAlert(
  tx: Queries,
  row: Omit<AlertRow, 'reached_on' | 'reached_price'>,
): Promise<void> {
  const { id, user_id, kind, item, rule, value, created_at, checked_on, met, seen } = row;
  await tx.query(
    `INSERT INTO price_alerts (id, user_id, kind, item, rule, value, created_at, checked_on, met, seen)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, user_id, kind, item, rule, value, created_at, checked_on, met, seen],
  );
}

/** Gives an alert other terms: it starts anew. */
export async function replaceTerms(
  tx: Queries,
  id: string,
  { rule, value, checked_on, met, seen }: Pick<AlertRow, 'rule' | 'value' | 'checked_on' | 'met' | 'seen'>,
): Promise<void> {
  await tx.query(
    `UPDATE price_alerts SET rule = $2, value = $3, checked_on = $4, met = $5, seen = $6, reached_on = NULL,
       reached_price = NULL WHERE id = $1`,
    [id, rule, value, checked_on, met, seen],
  );
}

/** Takes an alert off. @returns whether it was there. */
export async function removeAlertRow(tx: Queries, userId: string, id: string, now: Date): Promise<boolean> {
  const removed = await tx.query(
    `UPDATE price_alerts SET removed_at = $3 WHERE user_id = $1 AND id = $2 AND removed_at IS NULL RETURNING id`,
    [userId, id, now],
  );
  return removed.length > 0;
}

/** An alert that was removed a moment ago. */
export async function removedAlert(
  tx: Queries,
  userId: string,
  id: string,
  now: Date,
): Promise<AlertRow | undefined> {
  const [row] = await tx.query<AlertRow>(
    `SELECT ${ALERT_COLUMNS} FROM price_alerts a WHERE a.user_id = $1 AND a.id = $2
       AND a.removed_at > $3::timestamptz - make_interval(mins => $4)`,
    [userId, id, now, UNDO_MINUTES],
  );
  return row;
}

/** Puts a removed alert back as it was. */
export async function restoreAlertRow(tx: Queries, id: string): Promise<void> {
  await tx.query('UPDATE price_alerts SET removed_at = NULL WHERE id = $1', [id]);
}

/** Date of the newest closing price of an Indian share. */
export const CLOSED_ON = 'CASE WHEN traded_at IS NULL THEN price_date ELSE closing_date END';

/** The newest price date of each instrument of a kind, of shares that of their close; `$2` is the business day. */
const LATEST: Record<AlertKind, string> = {
  mutual_fund: 'SELECT code AS item, nav_date AS latest FROM schemes WHERE nav_date <= $2',
  stock: `SELECT isin AS item, latest FROM (SELECT isin, ${CLOSED_ON} AS latest FROM stocks) s WHERE latest <= $2`,
  us_stock: 'SELECT symbol AS item, price_date AS latest FROM us_stocks WHERE price_date <= $2',
  gold: `SELECT 'gold' AS item, max(date) AS latest FROM gold_prices WHERE date <= $2`,
};

export type DueAlert = AlertRow & {
  rule: AlertRule;
  /** Date of the newest price that is evaluated. */
  latest: string;
};

/**
 * Alerts on stocks whose last price is a trade of a day without a close yet, those after `after` in the order of item and ID,
 * which have not fired on that day. A level that is met waits for a close that does not meet it.
 */
export function alertsOnTrades(
  q: Queries,
  { after, limit }: { after: AlertKey; limit: number },
): Promise<(DueAlert & { price: number; price_date: string; traded_at: Date })[]> {
  return q.query(
    `SELECT ${ALERT_COLUMNS}, a.checked_on AS latest, s.price::float8, s.price_date, s.traded_at
     FROM price_alerts a JOIN stocks s ON s.isin = a.item
     WHERE a.kind = 'stock' AND s.traded_at IS NOT NULL AND a.removed_at IS NULL AND a.seen IS NULL
       AND a.checked_on < s.price_date AND (NOT a.met OR a.rule = 'move')
       AND a.reached_on IS DISTINCT FROM s.price_date AND (a.item, a.id) > ($1, $2::uuid)
     ORDER BY a.item, a.id LIMIT $3`,
    [after.item, after.id, limit],
  );
}

/** Where a walk through alerts goes on: after this alert, in the order of item and ID. */
export type AlertKey = Pick<AlertRow, 'item' | 'id'>;

/** The first values of a walk through alerts: they stand before every alert. */
export const BEFORE_ALL: AlertKey = { item: '', id: '00000000-0000-0000-0000-000000000000' };

/** Alerts of a kind whose instrument has a newer price, those after `after` in the order of item and ID. */
export function dueAlerts(
  q: Queries,
  kind: AlertKind,
  today: string,
  { after, limit }: { after: AlertKey; limit: number },
): Promise<DueAlert[]> {
  return q.query<DueAlert>(
    `SELECT ${ALERT_COLUMNS}, p.latest FROM price_alerts a JOIN (${LATEST[kind]}) p ON p.item = a.item
     WHERE a.kind = $1 AND a.removed_at IS NULL AND a.seen IS NULL AND p.latest > a.checked_on
       AND (a.item, a.id) > ($3, $4::uuid)
     ORDER BY a.item, a.id LIMIT $5`,
    [kind, today, after.item, after.id, limit],
  );
}

export interface EvaluatedAlert {
  /** As it was read, before its evaluation. */
  alert: DueAlert;
  met: boolean;
  /** The newest crossing; null where there was none. */
  crossing: { date: string; price: number } | null;
}

/**
 * Stores how far alerts were evaluated, and what they reached. An alert that was removed, changed or evaluated by
 * another node since it was read is left out, and so is one that another node stores at this moment.
 * @returns how many were stored; the transaction holds them until its end
 */
export async function storeEvaluated(q: Queries, rows: readonly EvaluatedAlert[]): Promise<number> {
  if (rows.length === 0) return 0;
  const stored = await q.query(
    `WITH n AS (SELECT * FROM unnest($1::uuid[], $2::date[], $3::text[], $4::numeric[], $5::date[], $6::boolean[],
         $7::date[], $8::numeric[], $9::date[])
         AS n (id, checked_before, rule, value, checked_on, met, reached_on, reached_price, reached_before)),
       held AS (SELECT a.id FROM price_alerts a JOIN n ON n.id = a.id
         WHERE a.checked_on = n.checked_before AND a.rule = n.rule AND a.value IS NOT DISTINCT FROM n.value
           AND a.reached_on IS NOT DISTINCT FROM n.reached_before
           AND a.removed_at IS NULL FOR UPDATE OF a SKIP LOCKED)
     UPDATE price_alerts a SET checked_on = n.checked_on, met = n.met,
       reached_on = coalesce(n.reached_on, a.reached_on), reached_price = coalesce(n.reached_price, a.reached_price)
     FROM n JOIN held ON held.id = n.id WHERE a.id = n.id RETURNING a.id`,
    [
      rows.map(({ alert }) => alert.id),
      rows.map(({ alert }) => alert.checked_on),
      rows.map(({ alert }) => alert.rule),
      rows.map(({ alert }) => alert.value),
      rows.map(({ alert }) => alert.latest),
      rows.map(({ met }) => met),
      rows.map(({ crossing }) => crossing?.date ?? null),
      rows.map(({ crossing }) => crossing?.price ?? null),
      rows.map(({ alert }) => alert.reached_on),
    ],
  );
  return stored.length;
}

/** Divides the levels of alerts on a share (ISIN or US symbol) by the shares that one share has become by a split or bonus. */
export async function adjustAlerts(
  tx: Tx,
  { kind, item }: { kind: 'stock' | 'us_stock'; item: string },
  factor: Big,
): Promise<void> {
  await tx.query(
    `UPDATE price_alerts SET value = greatest(round(value / $2::numeric, 4), 0.0001)
     WHERE kind = $3 AND item = $1 AND rule IN ('above', 'below') AND removed_at IS NULL`,
    [item, factor.toFixed(12), kind],
  );
}
