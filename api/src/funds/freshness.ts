import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Marks a response as public and fresh for one version of the market. Browsers cache it and revalidate it each time,
 * so that a changed NAV shows at the next reload.
 * @returns true when the browser has this very response: the reply is then a 304 without body.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `W/"${version}"`;
  reply.header('cache-control', 'public, max-age=0, must-revalidate');
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
