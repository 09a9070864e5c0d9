import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { success } from '../../platform/http/success.ts';
import { requireStaff } from '../staff/staffRoles.ts';
import {
  callbackEligibility,
  callbackView,
  cancelCallback,
  finishCallback,
  requestCallback,
  waitingCallbacks,
} from './callbackService.ts';

/** Asking to be called back, and the desk's list of who waits. */
export function callbackRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'callbackEligibility', async ({ actor }) =>
    success(await callbackEligibility(ctx, ctx.db, actor)),
  );
  implement(app, ctx, 'requestCallback', ({ actor, body, write }) =>
    write(async (scope) => success(callbackView(await requestCallback(ctx, scope, actor, body)))),
  );
  implement(app, ctx, 'cancelCallback', ({ actor, params, write }) =>
    write(async (scope) => success(callbackView(await cancelCallback(ctx, scope, actor, params.id)))),
  );
  implement(app, ctx, 'staffCallbacks', async ({ actor }) => {
    await requireStaff(ctx.db, actor, 'support');
    const rows = await waitingCallbacks(ctx.db);
    return success(
      rows.map((row) => ({
        ...callbackView(row),
        investor: { name: row.name, email: row.email ?? '', mobile: row.mobile },
      })),
    );
  });
  implement(app, ctx, 'finishCallback', async ({ actor, params, body, write }) => {
    const member = await requireStaff(ctx.db, actor, 'support');
    return write(async (scope) =>
      success(callbackView(await finishCallback(ctx, scope, member, params.id, body.outcome))),
    );
  });
}
