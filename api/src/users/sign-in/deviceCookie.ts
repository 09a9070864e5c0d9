import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Settings } from '../../platform/settings/settings.ts';

const MAX_AGE_S = 400 * 86_400;

/** Name of the device cookie. It carries the installation's name, because cookies ignore ports. */
export function deviceCookieName({ instance }: Pick<Settings, 'instance'>): string {
  return `device_${instance.replace(/[^\w-]/g, '_')}`;
}

/**
 * The name by which attempts of this browser are counted: a hash of its cookie, which is set when it is missing. The
 * cookie contains nothing about the user and grants no access.
 */
export function deviceOf(
  request: FastifyRequest,
  mark: { reply: FastifyReply; settings: Settings; randomBytes: (size: number) => Buffer },
): string {
  const { reply, settings, randomBytes } = mark;
  const name = deviceCookieName(settings);
  const given = request.cookies[name];
  const known = given !== undefined && /^[\w-]{22}$/.test(given);
  const value = known ? given : randomBytes(16).toString('base64url');
  if (!known) {
    const secure = settings.publicOrigin.startsWith('https:');
    reply.setCookie(name, value, {
      path: '/api',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: MAX_AGE_S,
    });
  }
  return createHash('sha256').update(value).digest('base64url');
}
