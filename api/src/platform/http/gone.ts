import type { FastifyReply } from 'fastify';

/** Aborted when the connection of a request ends before its answer is sent. */
export function goneSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  const check = (): void => {
    if (!raw.writableEnded) gone.abort();
  };
  if (raw.destroyed) check();
  else raw.once('close', check);
  return gone.signal;
}
