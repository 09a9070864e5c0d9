import type { CallReply } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { latestHandOver, type HandOverRow } from './store.ts';

/** A hand-over whose time is over has expired before the task marks it. */
export function statusOf({ status, expires_at }: HandOverRow, now: Date): HandOverRow['status'] {
  return status === 'waiting' && expires_at <= now ? 'expired' : status;
}

/** A hand-over for the guardian, who entered the contacts. */
export function guardiansView(row: HandOverRow, now: Date): CallReply<'startHandOver'>['data'] {
  return {
    id: row.id,
    status: statusOf(row, now),
    email: row.email,
    mobile: row.mobile,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

/** The hand-over of an account that waits for the child; null without one. */
export async function openHandOver(q: Queries, portfolioId: string, now: Date): Promise<HandOverRow | null> {
  const row = await latestHandOver(q, portfolioId);
  return row && statusOf(row, now) === 'waiting' ? row : null;
}
