import type { FastifyRequest } from 'fastify';

/** Where a request of somebody not yet signed in comes from. */
export interface Caller {
  address: string;
  /** Browsers always send `Sec-Fetch-Site`; a client that does not is a script and gets no cookie. */
  script: boolean;
  requestId: string;
}

/** The caller of a request. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    address: request.ip,
    script: request.headers['sec-fetch-site'] === undefined,
    requestId: request.id,
  };
}
