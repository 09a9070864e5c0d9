import type { FastifyReply, FastifyRequest } from 'fastify';
import { localize } from '../../platform/http/language.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { isOwnOrigin } from '../../platform/http/origin.ts';
import { lifetimes } from './lifetimes.ts';

/** Name of the refresh cookie. It carries the installation's name, because cookies ignore ports. */
export function refreshCookieName({ instance }: Settings): string {
  return `refresh_${instance.replace(/[^\w-]/g, '_')}`;
}

function attributes(settings: Settings) {
  const secure = settings.publicOrigin.startsWith('https:');
  return { path: '/api/v3/auth', httpOnly: true, sameSite: 'strict', secure } as const;
}

export function setRefreshCookie(reply: FastifyReply, settings: Settings, value: string): void {
  const maxAge = lifetimes.refresh / 1_000;
  reply.setCookie(refreshCookieName(settings), value, { ...attributes(settings), maxAge });
}

export function clearRefreshCookie(reply: FastifyReply, settings: Settings): void {
  reply.clearCookie(refreshCookieName(settings), attributes(settings));
}

/**
 * The refresh cookie of a request, or null. A cookie comes by itself, so its request must come from our pages.
 * @throws Problem 403 `origin_refused` when a cookie comes with a foreign or no `Origin`.
 */
export function refreshCookieOf(request: FastifyRequest, settings: Settings): string | null {
  const value = request.cookies[refreshCookieName(settings)];
  if (value === undefined) return null;
  if (!isOwnOrigin(request.headers.origin, settings)) {
    throw new Problem(
      403,
      'failure',
      'origin_refused',
      localize({ en: 'This request did not come from our pages.', hi: 'यह अनुरोध हमारे पेजों से नहीं आया।' }),
    );
  }
  return value;
}
