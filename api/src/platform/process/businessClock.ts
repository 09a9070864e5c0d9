import type { Db, Queries } from '../../db/pool.ts';
import type { BusinessClock } from '../context.ts';

/** Business time = real time plus what the sandbox has moved it ahead; zero in production. */
export function databaseClock(db: Db, realNow: () => Date): BusinessClock {
  return {
    async now(queries: Queries = db) {
      const [row] = await queries.query<{ ahead_ms: number }>(
        'SELECT ahead_ms FROM business_clock WHERE id = 1',
        [],
      );
      return new Date(realNow().getTime() + (row?.ahead_ms ?? 0));
    },
  };
}
