import {
  USER_STATE,
  type Callback,
  type CallBody,
  type CallReply,
  type HelpCategorySlug,
} from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../../calendar/index.ts';
import { appSettings } from '../../config/index.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { officeNow } from '../officeHours.ts';
import { sentence } from '../sentences.ts';
import type { StaffMember } from '../staff/staffRoles.ts';
import { callbackSlots, type CallbackSlot } from './callbackSlots.ts';

type Eligibility = CallReply<'callbackEligibility'>['data'];

export interface CallbackRow {
  id: string;
  investor_id: string;
  topic: HelpCategorySlug;
  slot_from: Date;
  slot_to: Date;
  state: Callback['state'];
}

/** A request to be called as the contracts show it. */
export function callbackView({ id, topic, slot_from: from, slot_to: to, state }: CallbackRow): Callback {
  return { id, topic, from: from.toISOString(), to: to.toISOString(), state };
}

/**
 * Whether a user may request a call now: a verified mobile, office hours on the business calendar, and no other
 * pending request; and which hours they can choose from.
 */
export async function callbackEligibility(ctx: Context, q: Queries, actor: Actor): Promise<Eligibility> {
  const office = await officeNow(ctx, q);
  const pending = await pendingOf(q, actor.userId);
  const [user] = await q.query<{ mobile_phone: string | null; state: number }>(
    'SELECT mobile_phone, state FROM users WHERE id = $1',
    [actor.userId],
  );
  const verified = user!.mobile_phone !== null && user!.state === USER_STATE.VERIFIED;
  const reason = pending
    ? 'already_requested'
    : !verified
      ? 'mobile_not_verified'
      : office.open
        ? null
        : 'office_closed';
  const slots = reason === null ? await slotsNow(ctx, q) : [];
  return {
    eligible: reason === null,
    reason,
    slots: slots.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    pending: pending && callbackView(pending),
    office,
  };
}

/**
 * Requests a call in one of the slots.
 * @throws Problem 409 with the reason's code when the user may not request one now, 422 `slot_unknown`.
 */
export async function requestCallback(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { topic, from }: CallBody<'requestCallback'>,
): Promise<CallbackRow> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`callbacks:${actor.userId}`]);
  const { reason } = await callbackEligibility(ctx, tx, actor);
  if (reason) throw new Problem(409, 'failure', reason, sentence(reason));
  const slot = (await slotsNow(ctx, tx)).find((one) => one.from.getTime() === Date.parse(from));
  if (!slot) {
    const message = sentence('slot_unknown');
    throw validationFailed('slot_unknown', message, { from: [message] });
  }
  const [row] = await tx.query<CallbackRow>(
    `INSERT INTO callbacks (id, investor_id, topic, slot_from, slot_to, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
    [randomUUID(), actor.userId, topic, slot.from, slot.to, await ctx.business.now(tx)],
  );
  await audit({ action: 'callback_requested', subject: row!.id, detail: { topic, from } });
  return row!;
}

/** Takes an own request back. @throws Problem 404, 409 `callback_over`. */
export async function cancelCallback(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
): Promise<CallbackRow> {
  const cancelled = await finish(ctx, tx, {
    id,
    state: 'cancelled',
    investorId: actor.userId,
    by: actor.userId,
  });
  await audit({ action: 'callback_cancelled', subject: id });
  return cancelled;
}

/** Records that a user was called, or did not answer. @throws Problem 404, 409 `callback_over`. */
export async function finishCallback(
  ctx: Context,
  { tx, audit }: WriteScope,
  member: StaffMember,
  id: string,
  outcome: 'done' | 'missed',
): Promise<CallbackRow> {
  const finished = await finish(ctx, tx, { id, state: outcome, investorId: null, by: member.userId });
  await audit({
    action: 'callback_finished',
    subject: id,
    investorId: finished.investor_id,
    detail: { outcome },
  });
  return finished;
}

/** Everybody who waits to be called, the next first. */
export async function waitingCallbacks(
  q: Queries,
): Promise<(CallbackRow & { name: string; email: string | null; mobile: string | null })[]> {
  return q.query(
    `SELECT c.*, u.name, u.email, u.mobile_phone AS mobile FROM callbacks c JOIN users u ON u.id = c.investor_id
     WHERE c.state = 'pending' ORDER BY c.slot_from, c.created_at`,
  );
}

async function finish(
  ctx: Context,
  tx: Tx,
  {
    id,
    state,
    investorId,
    by,
  }: { id: string; state: Callback['state']; investorId: string | null; by: string },
): Promise<CallbackRow> {
  const [row] = isUuid(id)
    ? await tx.query<CallbackRow>(
        'SELECT * FROM callbacks WHERE id = $1 AND ($2::uuid IS NULL OR investor_id = $2) FOR UPDATE',
        [id, investorId],
      )
    : [];
  if (!row) throw notFound(sentence('callback_unknown'));
  if (row.state !== 'pending') throw new Problem(409, 'failure', 'callback_over', sentence('callback_over'));
  const [finished] = await tx.query<CallbackRow>(
    'UPDATE callbacks SET state = $2, finished_at = $3, finished_by = $4 WHERE id = $1 RETURNING *',
    [id, state, await ctx.business.now(tx), by],
  );
  return finished!;
}

async function pendingOf(q: Queries, investorId: string): Promise<CallbackRow | null> {
  const [row] = await q.query<CallbackRow>(
    "SELECT * FROM callbacks WHERE investor_id = $1 AND state = 'pending'",
    [investorId],
  );
  return row ?? null;
}

async function slotsNow(ctx: Context, q: Queries): Promise<CallbackSlot[]> {
  const { support } = await appSettings(q);
  return callbackSlots(await loadCalendar(q), support, await ctx.business.now(q));
}
