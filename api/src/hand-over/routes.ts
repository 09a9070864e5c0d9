import type { FastifyInstance } from 'fastify';
import { ownMinor } from '../minors/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { userActor, writeAudit } from '../platform/writes/audit.ts';
import type { AuditEntry } from '../platform/writes/write.ts';
import { acceptHandOver, checkBirth } from './accept.ts';
import { cancelHandOver, declineHandOver } from './end.ts';
import { isInProgress, offerOf } from './offer.ts';
import { resendHandOver, startHandOver } from './start.ts';
import { latestHandOver, type HandOverRow } from './store.ts';
import { guardiansView } from './view.ts';

/** Calls of the guardian, by the number of the account, and of the child, by the id in the link. */
export function handOverRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'handOver', async ({ actor, params: { portfolio_id: number } }) => {
    const account = await ownMinor(ctx, ctx.db, { userId: actor.userId, number });
    const latest = await latestHandOver(ctx.db, account.portfolio_id);
    return success({
      name: account.name,
      adult_from: account.adult_from,
      latest: latest && guardiansView(latest, ctx.now()),
      in_progress: await isInProgress(ctx.db, account.portfolio_id),
    });
  });
  implement(app, ctx, 'startHandOver', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const row = await startHandOver(ctx, tx, actor, { number: params.portfolio_id, body });
      await audit(entry('hand_over.started', row));
      return success(guardiansView(row, ctx.now()));
    }),
  );
  implement(app, ctx, 'resendHandOver', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const row = await resendHandOver(ctx, tx, actor, params.portfolio_id);
      await audit(entry('hand_over.sent_again', row));
      return success(guardiansView(row, ctx.now()));
    }),
  );
  implement(app, ctx, 'cancelHandOver', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const row = await cancelHandOver(ctx, tx, actor, params.portfolio_id);
      await audit(entry('hand_over.cancelled', row));
      return success(guardiansView(row, ctx.now()));
    }),
  );
  offerRoutes(app, ctx);
}

function offerRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'handOverOffer', async ({ actor, params }) =>
    success(await offerOf(ctx, actor.userId, params.id)),
  );
  implement(app, ctx, 'acceptHandOver', async ({ actor, params: { id }, body, request, write }) => {
    await checkBirth(ctx, actor, { id, born: body.date_of_birth });
    return write(async ({ tx, audit }) => {
      const { row, account } = await acceptHandOver(ctx, tx, actor, { id, body });
      await audit({ ...entry('hand_over.accepted', row), investorId: actor.userId });
      // The log of the guardian has it too.
      await writeAudit(tx, {
        ...entry('hand_over.accepted', row),
        actor: userActor(actor.userId),
        requestId: request.id,
      });
      return success({ portfolio_id: account.number, name: account.name });
    });
  });
  implement(app, ctx, 'declineHandOver', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const row = await declineHandOver(ctx, tx, actor, params.id);
      await audit(entry('hand_over.declined', row));
      return { status: 'success' as const };
    }),
  );
}

/** The row of the audit log of the guardian. */
function entry(action: string, row: HandOverRow): Required<AuditEntry> {
  return {
    action,
    subject: `portfolio:${row.portfolio_id}`,
    investorId: row.guardian_id,
    detail: { hand_over: row.id, guardian: row.guardian_id },
  };
}
