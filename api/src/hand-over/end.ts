import type { Tx } from '../db/pool.ts';
import { minorAccounts } from '../minors/index.ts';
import { notify } from '../notifications/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { eachAlone } from '../platform/eachAlone.ts';
import { Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { sentence } from './messages.ts';
import { assertOpen, assertOwnOffer, heirOf } from './offer.ts';
import { lockOfAge } from './start.ts';
import { endRow, lockHandOver, lockLatestHandOver, overdue, type HandOverRow } from './store.ts';
import { statusOf } from './view.ts';

/**
 * Cancels an open hand-over.
 * @throws Problem 404; 409 `hand_over_closed`
 */
export async function cancelHandOver(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  number: string,
): Promise<HandOverRow> {
  const account = await lockOfAge(ctx, tx, actor, number);
  const row = await lockLatestHandOver(tx, account.portfolio_id);
  const now = ctx.now();
  if (!row || statusOf(row, now) !== 'waiting')
    throw new Problem(409, 'validation_failed', 'hand_over_closed', sentence('none_open'));
  await endRow(tx, { id: row.id, status: 'cancelled', now });
  return { ...row, status: 'cancelled', ended_at: now };
}

/**
 * Declines an offer, for the user of the invited e-mail.
 * @throws Problem 404; 403 `hand_over_other_login`; 409 `hand_over_closed`
 */
export async function declineHandOver(ctx: Context, tx: Tx, actor: Actor, id: string): Promise<HandOverRow> {
  const row = assertOpen(isUuid(id) ? await lockHandOver(tx, id) : null, ctx.now());
  assertOwnOffer(row, await heirOf(tx, actor.userId));
  await endHandOver(ctx, tx, row, 'declined');
  return row;
}

/** Ends an open hand-over without its acceptance and notifies the guardian. */
export async function endHandOver(
  ctx: Context,
  tx: Tx,
  { id, portfolio_id: portfolioId, guardian_id: userId }: HandOverRow,
  how: 'declined' | 'expired' | 'locked',
): Promise<void> {
  await endRow(tx, { id, status: how, now: ctx.now() });
  const account = (await minorAccounts(ctx, tx, [portfolioId])).get(portfolioId)!;
  const values = { child: account.name, how };
  await notify(ctx, tx, { userId, kind: 'hand_over_ended', values, path: '/family' });
}

/** Marks hand-overs whose time is over. The link itself ends with the instant, not with this task. */
export async function endExpiredHandOvers(ctx: Context): Promise<void> {
  await eachAlone(ctx, 'endExpiredHandOvers', await overdue(ctx.db, ctx.now()), (id) =>
    ctx.db.tx(async (tx) => {
      const row = await lockHandOver(tx, id);
      if (row?.status !== 'waiting' || statusOf(row, ctx.now()) !== 'expired') return;
      await endHandOver(ctx, tx, row, 'expired');
      await writeAudit(tx, {
        investorId: row.guardian_id,
        actor: 'system',
        action: 'hand_over.expired',
        subject: `hand_over:${id}`,
        requestId: 'expiry',
      });
    }),
  );
}
