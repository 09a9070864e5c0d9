import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { leadToken } from './leadToken.ts';
import { generateCode, resendCode, verifyCode } from './service.ts';

const LINK_MS = 30 * 60_000;

/** The token of this call alone; it is no session's. */
function tokenOf(request: FastifyRequest): string {
  return /^Bearer (\S{20,600})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

export function housingRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'housingOtpGeneration', async ({ request }) =>
    success(await generateCode(ctx, tokenOf(request), request.id)),
  );
  implement(app, ctx, 'housingOtpVerification', async ({ request, body }) =>
    success(await verifyCode(ctx, tokenOf(request), body.otp, request.id)),
  );
  implement(app, ctx, 'housingOtpResend', async ({ request }) =>
    success(await resendCode(ctx, tokenOf(request), request.id)),
  );
  if (ctx.settings.sandbox) sandboxPartner(app, ctx);
}

/** The partner's page of the sandbox: it refers an invented visitor to us as the partner would. */
function sandboxPartner(app: FastifyInstance, ctx: Context): void {
  app.get('/sandbox/housing', { schema: { hide: true } }, async (_request, reply) => {
    const lead = { id: randomUUID(), mobile: '9000000042', until: ctx.now().getTime() + LINK_MS };
    const query = new URLSearchParams({
      token: leadToken(ctx.settings.partnerSecrets.housing.current, lead),
    });
    return reply.redirect(`/housing?${query}`, 303);
  });
}
