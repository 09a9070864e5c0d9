import type { MandateStatus, MandateType } from '@sanchay/contracts';
import { columnsOf, type Inserted } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';

/** A mandate as stored; the limit is rupees as decimal text, days are ISO. */
export interface MandateRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  type: MandateType;
  bank_id: string;
  bank_label: string;
  limit_amount: string;
  valid_from: string;
  valid_until: string;
  rule_id: string;
  status: MandateStatus;
  reason: string | null;
  gateway_ref: string;
  redirect_url: string | null;
  reference: string | null;
  created_at: Date;
  authorise_by: Date;
  active_at: Date | null;
  ended_at: Date | null;
  ending_told: boolean;
}

/** A column of mandates is stated here and in `MandateRow`. */
const columns = columnsOf<MandateRow>()('mandates', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  type: 'fixed',
  bank_id: 'fixed',
  bank_label: 'fixed',
  limit_amount: 'fixed',
  valid_from: 'fixed',
  valid_until: 'fixed',
  rule_id: 'fixed',
  status: 'changing',
  reason: 'later',
  gateway_ref: 'fixed',
  redirect_url: 'changing',
  reference: 'later',
  created_at: 'fixed',
  authorise_by: 'fixed',
  active_at: 'later',
  ended_at: 'later',
  ending_told: 'defaulted',
});

/** Stores a mandate. @returns false when one of this type and bank is being set up already. */
export async function insertMandate(tx: Tx, row: Inserted<typeof columns>): Promise<boolean> {
  const { text, values } = columns.insert(row);
  const rows = await tx.query(
    `${text} ON CONFLICT (investor_id, portfolio_id, type, bank_id) WHERE status IN ('initiated', 'bank_pending')
     DO NOTHING RETURNING id`,
    values,
  );
  return rows.length === 1;
}

/** The mandate of this id, or null. */
export async function findMandate(q: Queries, id: string): Promise<MandateRow | null> {
  return (await q.query<MandateRow>('SELECT * FROM mandates WHERE id = $1', [id]))[0] ?? null;
}

/** The mandate of this id, held until the transaction ends, or null. */
export async function lockMandate(tx: Tx, id: string): Promise<MandateRow | null> {
  return (await tx.query<MandateRow>('SELECT * FROM mandates WHERE id = $1 FOR UPDATE', [id]))[0] ?? null;
}

/** All mandates of a portfolio, latest first. */
export function mandatesOf(q: Queries, portfolioId: string): Promise<MandateRow[]> {
  return q.query<MandateRow>(
    'SELECT * FROM mandates WHERE portfolio_id = $1 ORDER BY created_at DESC, id LIMIT 100',
    [portfolioId],
  );
}

/** Active mandates of a portfolio that are good for an amount on a day; the smallest limit first. */
export function coveringMandates(
  q: Queries,
  portfolioId: string,
  { amount, day }: { amount: string; day: string | null },
): Promise<MandateRow[]> {
  return q.query<MandateRow>(
    `SELECT * FROM mandates WHERE portfolio_id = $1 AND status = 'active' AND limit_amount >= $2
       AND ($3::date IS NULL OR (valid_from <= $3 AND valid_until >= $3)) ORDER BY limit_amount, created_at, id`,
    [portfolioId, amount, day],
  );
}

/** Writes how a locked mandate stands now. */
export async function updateMandate(tx: Tx, row: MandateRow): Promise<void> {
  const { text, values } = columns.update(row);
  await tx.query(text, values);
}

/** Ids of mandates that are being set up, of those near or past their end on a day, and of those of a minor now 18. */
export async function mandatesToSee(
  q: Queries,
  { today, soon }: { today: string; soon: string },
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM mandates WHERE status IN ('initiated', 'bank_pending')
       OR (status IN ('active', 'paused') AND (valid_until < $1 OR (valid_until <= $2 AND NOT ending_told)))
       OR (status IN ('active', 'paused') AND EXISTS (SELECT FROM minors m
         WHERE m.portfolio_id = mandates.portfolio_id AND m.came_of_age_on IS NOT NULL AND m.handed_over_at IS NULL))
     ORDER BY created_at`,
    [today, soon],
  );
  return rows.map(({ id }) => id);
}

/** Records a report of the bank. @returns false when it was received before. */
export async function recordMandateEvent(
  tx: Tx,
  event: { eventId: string; mandateId: string; status: string; receivedAt: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO mandate_events (event_id, mandate_id, status, received_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING event_id`,
    [event.eventId, event.mandateId, event.status, event.receivedAt],
  );
  return rows.length === 1;
}

/** Whether a bank account has a mandate that is being set up, active or paused. */
export async function hasLiveMandate(tx: Queries, bankId: string): Promise<boolean> {
  const rows = await tx.query(
    `SELECT 1 FROM mandates WHERE bank_id = $1 AND status IN ('initiated', 'bank_pending', 'active', 'paused') LIMIT 1`,
    [bankId],
  );
  return rows.length > 0;
}
