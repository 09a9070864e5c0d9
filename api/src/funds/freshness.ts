import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Marks an answer as public and fresh for one version of the market. Browsers keep it and ask each time whether it
 * still holds, so that a changed NAV shows at the next reload.
 * @returns true when the browser has this very answer: the reply is then a 304 without body.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: number): boolean {
  const etag = `W/"${version.toString(36)}"`;
  reply.header('cache-control', 'public, max-age=0, must-revalidate');
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag;
}
