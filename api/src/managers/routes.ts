import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import type { AuditEntry } from '../platform/writes/write.ts';
import { answerRequest, leaveAccount, removeManager } from './answer.ts';
import { inviteManager } from './invite.ts';
import { grantsOfManager, grantsOfOwner, type GrantRow } from './store.ts';
import { accountsView, managerView, requestView } from './view.ts';

/** Calls about managers of the user's accounts and the accounts that the user manages. */
export function managerRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'managedAccounts', async ({ actor }) =>
    success(accountsView(await grantsOfManager(ctx.db, actor.userId), ctx.now())),
  );
  implement(app, ctx, 'managers', async ({ actor }) =>
    success((await grantsOfOwner(ctx.db, actor.userId)).map((row) => managerView(row, ctx.now()))),
  );
  implement(app, ctx, 'managementRequests', async ({ actor }) =>
    success((await grantsOfManager(ctx.db, actor.userId)).map((row) => requestView(row, ctx.now()))),
  );
  implement(app, ctx, 'inviteManager', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const row = await inviteManager(ctx, tx, actor, body);
      await audit(entry('manager.invited', row));
      return success(managerView(row, ctx.now()));
    }),
  );
  implement(app, ctx, 'removeManager', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const row = await removeManager(ctx, tx, actor, params.id);
      await audit(entry('manager.removed', row));
      return success(managerView(row, ctx.now()));
    }),
  );
  implement(app, ctx, 'answerManagementRequest', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const row = await answerRequest(ctx, tx, actor, { id: params.id, answer: body.answer });
      await audit(entry(`manager.${row.request_status}`, row));
      return success(requestView(row, ctx.now()));
    }),
  );
  implement(app, ctx, 'leaveManagedAccount', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const row = await leaveAccount(ctx, tx, actor, params.id);
      await audit(entry('manager.left', row));
      return success(requestView(row, ctx.now()));
    }),
  );
}

/** The row of the audit log; it belongs to the owner of the account, whoever acts. */
function entry(action: string, row: GrantRow): AuditEntry {
  return {
    action,
    subject: `manager:${row.id}`,
    investorId: row.investor_id,
    detail: { manager: row.manager_id, scope: row.scope },
  };
}
