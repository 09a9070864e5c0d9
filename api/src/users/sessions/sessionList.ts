import type { CallReply, SessionListItem } from '@sanchay/contracts';
import type { Actor, Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/uuid.ts';
import { notFound } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { sentence } from '../sentences.ts';
import { revokeSessions } from './sessionStore.ts';

interface Row extends Omit<SessionListItem, 'started_at' | 'last_seen_at' | 'current'> {
  created_at: Date;
  seen_at: Date;
}

/** Where the user is signed in: this session first, then the one that was used last. */
export async function sessionList(ctx: Context, actor: Actor): Promise<SessionListItem[]> {
  const rows = await ctx.db.query<Row>(
    `SELECT id, device, browser, system, place, created_at, coalesce(last_seen_at, created_at) AS seen_at
     FROM sessions
     WHERE user_id = $1 AND revoked_at IS NULL AND coalesce(refresh_expires_at, expires_at) > $2
     ORDER BY (id = $3) DESC, seen_at DESC, id`,
    [actor.userId, ctx.now(), actor.sessionId],
  );
  return rows.map(({ created_at: startedAt, seen_at: seenAt, ...row }) => ({
    ...row,
    started_at: startedAt.toISOString(),
    last_seen_at: seenAt.toISOString(),
    current: row.id === actor.sessionId,
  }));
}

/** Ends one session of the user, live. @throws Problem 404 when it is none of theirs, or over */
export async function endOneSession(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<CallReply<'endSession'>> {
  const [own] = isUuid(id)
    ? await tx.query('SELECT 1 FROM sessions WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL', [
        id,
        actor.userId,
      ])
    : [];
  if (!own) throw notFound(sentence('session_over'));
  await revokeSessions(tx, { id }, 'ended', ctx.now());
  await audit({ action: 'session.ended', subject: `session:${id}`, detail: { by: actor.sessionId } });
  return success({});
}

/** Ends every session except the one that made the request, live. */
export async function endOtherSessions(
  ctx: Context,
  { tx, audit }: WriteScope,
  { userId, sessionId }: Actor,
): Promise<CallReply<'endOtherSessions'>> {
  const ended = await revokeSessions(tx, { userId, except: sessionId }, 'ended', ctx.now());
  await audit({ action: 'session.others_ended', subject: `user:${userId}`, detail: { ended: ended.length } });
  return success({ ended: ended.length });
}
