import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { minuteLimit } from '../platform/http/minuteLimit.ts';
import { success } from '../platform/http/success.ts';
import { callerOf, setRefreshCookie } from '../users/index.ts';
import { bindBrowser, takeBinding } from './binding.ts';
import { socialClients } from './clients.ts';
import { finishSocialSignIn } from './finish.ts';
import { identitiesOf } from './identityStore.ts';
import { startSocialSignIn } from './start.ts';
import { unlinkIdentity } from './unlink.ts';

/** Sign-ins begun in a minute: each keeps a row, and nobody has to be signed in for it. */
const STARTS = { perClient: 60, perNode: 3_000 };
const NAMES = { google: 'Google', facebook: 'Facebook' } as const;

export function socialRoutes(app: FastifyInstance, ctx: Context): void {
  const clients = socialClients(ctx.settings);
  const admit = minuteLimit(STARTS, () => ctx.now().getTime());
  implement(app, ctx, 'socialProviders', async () =>
    success(clients.providers.map(({ id }) => ({ id, name: NAMES[id] }))),
  );
  implement(app, ctx, 'startSocialSignIn', async ({ params, body, request, reply }) => {
    admit(request.ip);
    const bindingHash = bindBrowser(ctx, reply);
    const asked = { ...body, provider: params.provider, bindingHash };
    return success({ redirect_url: await startSocialSignIn(ctx, clients, asked) });
  });
  implement(app, ctx, 'finishSocialSignIn', async ({ body, request, reply }) => {
    const bindingHash = takeBinding(ctx, request, reply);
    const given = { query: body.query, bindingHash };
    const entered = await finishSocialSignIn(ctx, clients, given, callerOf(request));
    if (entered.refreshCookie) setRefreshCookie(reply, ctx.settings, entered.refreshCookie);
    return { ...entered.reply, next: entered.next };
  });
  implement(app, ctx, 'linkedIdentities', async ({ actor }) => {
    const linked = await identitiesOf(ctx.db, actor.userId);
    return success(linked.map((one) => ({ ...one, linked_at: one.linked_at.toISOString() })));
  });
  implement(app, ctx, 'unlinkIdentity', ({ actor, params, body, write }) =>
    write((scope) => unlinkIdentity(ctx, scope, actor, params.provider, body.step_up)),
  );
}
