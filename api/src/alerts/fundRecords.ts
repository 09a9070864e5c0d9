import { RECORD_RULES, type AlertRule, type RecordRule } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import { ALERT_COLUMNS, type AlertKey, type AlertRow } from './store.ts';

/** What the record of a fund states for a rule, and the day from which it does. */
interface Stated {
  /** Empty where the record states nothing; the number of the announcement for `closing`. */
  stated: string;
  stated_on: string | null;
}

/** The record of the fund of alert `a` (`item`, `rule`) as `f`; `$1` is the business day. */
const STATED = `JOIN schemes s ON s.code = a.item CROSS JOIN LATERAL (
  SELECT coalesce(CASE a.rule
    WHEN 'expense_ratio' THEN trim_scale(s.expense_ratio)::text
    WHEN 'riskometer' THEN s.risk
    WHEN 'manager' THEN coalesce((SELECT string_agg(m.name, ', ' ORDER BY m.name) FROM fund_managers m
      WHERE m.house_code = s.house_code AND m.fund_name = s.fund_name
        AND $1::date BETWEEN m.since AND coalesce(m.until, 'infinity')), s.fund_manager)
    WHEN 'exit_load' THEN CASE WHEN dated.code IS NULL THEN s.exit_load ELSE dated.load_text END
    WHEN 'closing' THEN (SELECT max(c.id)::text FROM scheme_changes c
      WHERE c.scheme_id = s.id AND c.kind IN ('merged', 'closed', 'reopened'))
  END, '') AS stated,
  CASE a.rule
    WHEN 'expense_ratio' THEN s.expense_ratio_date
    WHEN 'manager' THEN (SELECT max(m.since) FROM fund_managers m
      WHERE m.house_code = s.house_code AND m.fund_name = s.fund_name AND m.since <= $1)
    WHEN 'exit_load' THEN dated.applies_from
  END AS stated_on
  FROM (SELECT) one LEFT JOIN exit_loads dated
    ON dated.code = s.code AND $1::date BETWEEN dated.applies_from AND coalesce(dated.applies_to, 'infinity')
) f`;

export const isRecordRule = (rule: AlertRule | RecordRule): rule is RecordRule =>
  (RECORD_RULES as readonly string[]).includes(rule);

/** What the record of a fund states now, on the business day `today`. */
export async function statedNow(
  q: Queries,
  code: string,
  { rule, today }: { rule: RecordRule; today: string },
): Promise<string> {
  const [row] = await q.query<Stated>(
    `SELECT f.stated FROM (VALUES ($2::text, $3::text)) a (item, rule) ${STATED}`,
    [today, code, rule],
  );
  return row?.stated ?? '';
}

export type ChangedRecord = AlertRow & Stated & { seen: string };

/** Alerts whose fund has another record than at their last evaluation, those after `after` in the order of item and ID. */
export function changedRecords(
  q: Queries,
  today: string,
  { after, limit }: { after: AlertKey; limit: number },
): Promise<ChangedRecord[]> {
  return q.query<ChangedRecord>(
    `SELECT ${ALERT_COLUMNS}, f.stated, f.stated_on FROM price_alerts a ${STATED}
     WHERE a.removed_at IS NULL AND a.seen IS NOT NULL AND a.seen <> f.stated
       AND (a.item, a.id) > ($2, $3::uuid)
     ORDER BY a.item, a.id LIMIT $4`,
    [today, after.item, after.id, limit],
  );
}

/**
 * Stores what an alert has seen and that it fired for it.
 * @returns false where it was removed or evaluated by another node since it was read
 */
export async function storeSeen(
  tx: Tx,
  { id, seen, stated }: Pick<ChangedRecord, 'id' | 'seen' | 'stated'>,
  today: string,
): Promise<boolean> {
  const stored = await tx.query(
    `UPDATE price_alerts SET seen = $3, checked_on = $4, met = true, reached_on = $4
     WHERE id = $1 AND seen = $2 AND removed_at IS NULL RETURNING id`,
    [id, seen, stated, today],
  );
  return stored.length > 0;
}

/** An announcement about a scheme, by its number. */
export interface Announced {
  kind: 'merged' | 'closed' | 'reopened';
  applies_from: string;
  /** Name of the scheme that takes the holders over. */
  into: string | null;
  source: string;
}

export async function announcedChange(q: Queries, id: string): Promise<Announced | undefined> {
  const [row] = await q.query<Announced>(
    `SELECT c.kind, c.applies_from, i.name AS into, c.source FROM scheme_changes c
     LEFT JOIN schemes i ON i.id = c.into_id WHERE c.id = $1`,
    [Number(id)],
  );
  return row;
}
