import type { Link } from '../link.ts';
import type { ServerClock } from '../serverClock.ts';

/** Learns the server's time from every answer. */
export function serverTime(clock: ServerClock): Link {
  return async (request, next) => {
    const response = await next(request);
    clock.note(response.headers.date);
    return response;
  };
}
