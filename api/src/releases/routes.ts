import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { changeChannel } from './changeChannel.ts';
import { reportFailure } from './failures.ts';
import { reportMounts } from './mounts.ts';
import { recordRegistryRefusal } from './registryRefusals.ts';
import { guarded } from './refusal.ts';
import { registerRelease } from './register.ts';
import { channelAnswer, releaseList } from './releaseList.ts';
import { releaseOwner } from './releaseOwner.ts';
import { openVisit } from './visits.ts';

export function releasesRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'registerRelease', async ({ body, request }) => {
    const { remote, version } = body;
    const { owner, keys } = await releaseOwner(ctx, request, remote);
    const registered = await guarded(ctx, { remote, by: owner }, () =>
      registerRelease(ctx, body as typeof body & { release: unknown }, {
        owner,
        keys,
        requestId: request.id,
      }),
    );
    return success({ remote, version, registered });
  });
  implement(app, ctx, 'changeChannel', async ({ params, body, request }) => {
    const { remote } = params;
    const { owner, keys } = await releaseOwner(ctx, request, remote);
    const { serial, changed, channel } = await guarded(ctx, { remote, by: owner }, () =>
      changeChannel(ctx, { ...body, remote, owner, keys, by: owner, requestId: request.id }),
    );
    return success({ serial, changed, channel: channelAnswer(channel) });
  });
  implement(app, ctx, 'remoteReleases', async ({ params, request }) => {
    const { owner } = await releaseOwner(ctx, request, params.remote);
    return success(await releaseList(ctx.db, params.remote, owner));
  });
  implement(app, ctx, 'reportRegistryRefusal', async ({ body, request }) => {
    await recordRegistryRefusal(ctx, request, body);
    return {};
  });
  implement(app, ctx, 'openRemoteVisit', async ({ body, request }) => ({
    visit: await openVisit(ctx, body.tab, {
      address: request.ip,
      origin: request.headers.origin,
      site: String(request.headers['sec-fetch-site'] ?? ''),
    }),
  }));
  implement(app, ctx, 'reportRemoteMounts', async ({ body, request }) => {
    await reportMounts(ctx, body, request.ip);
    return {};
  });
  implement(app, ctx, 'reportRemoteFailure', async ({ body, request }) => {
    await reportFailure(ctx, body, { address: request.ip, requestId: request.id });
    return {};
  });
}
