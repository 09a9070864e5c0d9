import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork } from '@sanchay/contracts/clientNetwork';
import type { Settings } from '../../platform/settings/settings.ts';
import { deviceOf } from '../sign-in/deviceCookie.ts';
import { readUserAgent, type DeviceLabel } from './userAgent.ts';

/** Where a request of a user who is not yet signed in comes from. */
export interface Caller {
  address: string;
  /** What limits count the address by. */
  network: string;
  /** Browsers always send `Sec-Fetch-Site`; a client that does not is a script and gets no cookie. */
  script: boolean;
  requestId: string;
  /** A browser that we have seen before, by a cookie of no other meaning; null for scripts. */
  device: string | null;
  /** What the list of sessions shows. */
  messages: DeviceLabel;
}

/** The caller of a request. With the reply and settings at hand a browser gets its device cookie. */
export function callerOf(
  request: FastifyRequest,
  mark?: { reply: FastifyReply; settings: Settings; randomBytes: (size: number) => Buffer },
): Caller {
  const script = request.headers['sec-fetch-site'] === undefined;
  return {
    address: request.ip,
    network: clientNetwork(request.ip),
    script,
    requestId: request.id,
    device: script || !mark ? null : deviceOf(request, mark),
    messages: readUserAgent(request.headers['user-agent'], script),
  };
}
