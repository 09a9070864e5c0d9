import { createHash } from 'node:crypto';

/** An audit row as the seal covers it: every field as text, times in microseconds since 1970. */
export interface SealedFields {
  id: number;
  at_us: string;
  investor_id: string | null;
  actor: string;
  action: string;
  subject: string;
  request_id: string;
  detail: string;
}

/** Columns of `audit_log a` in the form that is sealed; no precision is lost on the way. */
export const SEALED_COLUMNS = `a.id, (extract(epoch FROM a.at) * 1000000)::bigint::text AS at_us, a.investor_id, a.actor,
  a.action, a.subject, a.request_id, a.detail::text AS detail`;

/** What the first seal stands on. */
export const GENESIS = Buffer.alloc(32);

/** SHA-256 over the seal before and the row's fields. A row's id is covered, so rows cannot change places. */
export function sealOf(before: Buffer, row: SealedFields): Buffer {
  const fields = [
    String(row.id),
    row.at_us,
    row.investor_id,
    row.actor,
    row.action,
    row.subject,
    row.request_id,
    row.detail,
  ];
  return createHash('sha256').update(before).update(JSON.stringify(fields)).digest();
}
