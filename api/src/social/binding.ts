import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { Settings } from '../platform/settings/settings.ts';

/** How long the user may take at the provider, in milliseconds. */
export const ATTEMPT_MS = 10 * 60_000;
const PATH = '/api/v3/auth/social';

function cookieName({ instance }: Settings): string {
  return `social_${instance.replace(/[^\w-]/g, '_')}`;
}

/** Hash under which a secret of an attempt is stored. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Binds an attempt to the browser that begins it, so that nobody can finish it in another's browser.
 * @returns the hash of the secret that the cookie holds.
 */
export function bindBrowser(ctx: Context, reply: FastifyReply): Buffer {
  const secret = ctx.randomBytes(32).toString('base64url');
  const secure = ctx.settings.publicOrigin.startsWith('https:');
  reply.setCookie(cookieName(ctx.settings), secret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: ATTEMPT_MS / 1_000,
  });
  return secretHash(secret);
}

/** The hash of what this browser is bound by, or null; the cookie is used up. */
export function takeBinding(ctx: Context, request: FastifyRequest, reply: FastifyReply): Buffer | null {
  const secret = request.cookies[cookieName(ctx.settings)];
  reply.clearCookie(cookieName(ctx.settings), { path: PATH });
  return secret ? secretHash(secret) : null;
}
