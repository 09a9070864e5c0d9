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

/** The newest price date of each instrument of a kind; `$2` is the business day. */
const LATEST: Record<AlertKind, string> = {
  mutual_fund: 'SELECT code AS item, nav_date AS latest FROM schemes WHERE nav_date <= $2',
  stock: 'SELECT isin AS item, price_date AS latest FROM stocks WHERE price_date <= $2',
  us_stock: 'SELECT symbol AS item, price_date AS latest FROM us_stocks WHERE price_date <= $2',
  gold: `SELECT 'gold' AS item, max(date) AS latest FROM gold_prices WHERE date <= $2`,
};

export type DueAlert = AlertRow & {
  rule: AlertRule;
  /** Date of the newest price. */
  latest: string;
};

/**
 * Claims alerts of a kind whose instrument has a newer price. Rows that another node holds are skipped: it evaluates
 * them in its own transaction.
 */
export function claimDueAlerts(tx: Tx, kind: AlertKind, today: string, limit: number): Promise<DueAlert[]> {
  return tx.query<DueAlert>(
    `SELECT ${ALERT_COLUMNS}, p.latest FROM price_alerts a JOIN (${LATEST[kind]}) p ON p.item = a.item
     WHERE a.kind = $1 AND a.removed_at IS NULL AND a.seen IS NULL AND p.latest > a.checked_on
     ORDER BY a.item, a.id LIMIT $3 FOR UPDATE OF a SKIP LOCKED`,
    [kind, today, limit],
  );
}

/** Stores how far alerts were evaluated, and what they reached. */
export async function storeEvaluated(
  tx: Tx,
  rows: readonly Pick<AlertRow, 'id' | 'checked_on' | 'met' | 'reached_on' | 'reached_price'>[],
): Promise<void> {
  await tx.query(
    `UPDATE price_alerts a SET checked_on = n.checked_on, met = n.met, reached_on = n.reached_on,
       reached_price = n.reached_price
     FROM unnest($1::uuid[], $2::date[], $3::boolean[], $4::date[], $5::numeric[])
       AS n (id, checked_on, met, reached_on, reached_price) WHERE a.id = n.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ checked_on }) => checked_on),
      rows.map(({ met }) => met),
      rows.map(({ reached_on }) => reached_on),
      rows.map(({ reached_price }) => reached_price),
    ],
  );
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
