import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { archiveFile, archivesOf, requestArchive } from './archive/service.ts';
import { cancelClosure, closureOf, requestClosure } from './closure/service.ts';
import { changeDetails } from './details/service.ts';

export function profileRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'changeDetails', async ({ actor, body, write }) =>
    success(await write((scope) => changeDetails(ctx, scope, actor, body))),
  );
  implement(app, ctx, 'archives', async ({ actor }) => success(await archivesOf(ctx.db, actor.userId)));
  implement(app, ctx, 'requestArchive', async ({ actor, body, write }) =>
    success(await write((scope) => requestArchive(ctx, scope, actor, body))),
  );
  implement(app, ctx, 'archiveFile', async ({ actor, params, request }) =>
    success(await archiveFile(ctx, actor, params.id, request.id)),
  );
  implement(app, ctx, 'closure', async ({ actor }) => success(await closureOf(ctx, ctx.db, actor.userId)));
  implement(app, ctx, 'requestClosure', async ({ actor, body, write }) =>
    success(await write((scope) => requestClosure(ctx, scope, actor, body.step_up))),
  );
  implement(app, ctx, 'cancelClosure', async ({ actor, write }) =>
    success(await write((scope) => cancelClosure(ctx, scope, actor))),
  );
}
