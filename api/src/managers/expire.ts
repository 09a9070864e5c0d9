import type { Context } from '../platform/context.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { endGrant } from './endGrant.ts';
import { expiredGrants, lockGrant } from './store.ts';
import { isOver } from './view.ts';
import { eachAlone } from '../platform/eachAlone.ts';

/** Marks invitations and grants whose time is over. Access itself ends with the instant, not with this task. */
export async function endExpiredGrants(ctx: Context): Promise<void> {
  await eachAlone(ctx, 'endExpiredGrants', await expiredGrants(ctx.db, ctx.now()), (id) =>
    ctx.db.tx(async (tx) => {
      const row = await lockGrant(tx, id);
      if (!row || !isOver(row, ctx.now())) return;
      await endGrant(ctx, tx, row, 'expiry');
      await writeAudit(tx, {
        investorId: row.investor_id,
        actor: 'managers',
        action: 'manager.expired',
        subject: `manager:${id}`,
        requestId: 'expiry',
        detail: { request_status: row.request_status },
      });
    }),
  );
}
