import { randomUUID } from 'node:crypto';
import type { Closure } from '@sanchay/contracts';
import { addDays, addMonthsClamped, istDate, requireRule } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { spendStepUp } from '../../users/index.ts';
import { sentence } from '../sentences.ts';
import { closureBlockers } from './blockers.ts';
import { holdRules, keepRules } from './closureRules.ts';
import { erasePerson } from './erase.ts';
import * as store from './store.ts';

/** Returns the closure status of a user's account, and what prevents it. */
export async function closureOf(ctx: Context, db: Queries, userId: string): Promise<Closure> {
  const today = istDate(await ctx.business.now(db));
  const row = await store.closureRow(db, userId);
  const kept = requireRule(keepRules, today, 'the keeping of records');
  return {
    state: row ? (row.state === 'closed' ? 'closed' : 'waiting') : 'open',
    blockers: await closureBlockers(db, userId),
    hold_days: requireRule(holdRules, today, 'the hold before closing').value,
    requested_at: row?.requested_at.toISOString() ?? null,
    closes_on: row?.closes_on ?? null,
    kept_years: kept.value,
    kept_source: kept.source,
  };
}

/**
 * Requests the closure of the account after the hold; repeating the request changes nothing.
 * @throws Problem 422 `closure_blocked` while something has to end first, `closure_staff`; 403 `step_up_required`
 */
export async function requestClosure(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  stepUp: string | undefined,
): Promise<Closure> {
  await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [actor.userId]);
  const now = await closureOf(ctx, tx, actor.userId);
  if (now.state !== 'open') return now;
  const staff = await tx.query('SELECT 1 FROM staff_roles WHERE user_id = $1', [actor.userId]);
  if (staff.length > 0) throw new Problem(422, 'validation_failed', 'closure_staff', sentence('staff'));
  if (now.blockers.length > 0)
    throw new Problem(422, 'validation_failed', 'closure_blocked', sentence('blocked'));
  await spendStepUp(ctx, tx, actor, 'closure', stepUp);
  const at = await ctx.business.now(tx);
  const closesOn = addDays(istDate(at), now.hold_days);
  const id = randomUUID();
  await store.insertClosure(tx, { id, userId: actor.userId, at, closesOn });
  await audit({ action: 'closure.requested', subject: `closure:${id}`, detail: { closes_on: closesOn } });
  return closureOf(ctx, tx, actor.userId);
}

/** Keeps the account after all. @throws Problem 422 `no_closure` when none waits */
export async function cancelClosure(ctx: Context, { tx, audit }: WriteScope, actor: Actor): Promise<Closure> {
  const row = await store.closureRow(tx, actor.userId);
  const waiting = row && (await store.lockWaiting(tx, row.id));
  if (!waiting) throw new Problem(422, 'validation_failed', 'no_closure', sentence('no_closure'));
  await store.endClosure(tx, waiting.id, { state: 'cancelled', at: await ctx.business.now(tx) });
  await audit({ action: 'closure.cancelled', subject: `closure:${waiting.id}` });
  return closureOf(ctx, tx, actor.userId);
}

/**
 * Closes the accounts whose day has come. An account in which something has begun since stays open and its closure is
 * cancelled, so that no money is ever left in a closed account. Runs on any node, any number of times.
 */
export async function closeDueAccounts(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  for (const due of await store.dueClosures(ctx.db, today)) await closeOne(ctx, due.id, today);
}

async function closeOne(ctx: Context, id: string, today: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const row = await store.lockWaiting(tx, id);
    if (!row) return;
    const at = await ctx.business.now(tx);
    const userId = row.investor_id;
    const entry = { investorId: userId, actor: 'closure', subject: `closure:${id}`, requestId: 'upkeep' };
    const blockers = await closureBlockers(tx, userId);
    if (blockers.length > 0) {
      await store.endClosure(tx, id, { state: 'cancelled', at });
      await writeAudit(tx, { ...entry, action: 'closure.kept_open', detail: { blockers } });
      return;
    }
    const kept = await erasePerson(ctx, tx, userId, id);
    const years = requireRule(keepRules, today, 'the keeping of records').value;
    await store.endClosure(tx, id, {
      state: 'closed',
      at,
      kept,
      keptUntil: addMonthsClamped(today, years * 12),
    });
    await writeAudit(tx, { ...entry, action: 'closure.closed' });
  });
}
