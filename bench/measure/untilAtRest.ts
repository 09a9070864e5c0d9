import type { Db } from '../../api/src/db/pool.ts';

/** The server has to be found idle so often, at this distance. */
const QUIET_LOOKS = 25;
const LOOK_MS = 200;

/**
 * A new installation works out figures of its funds first. It is at rest when no figure is missing and the server has had
 * nothing to do for a while.
 */
export async function untilAtRest(db: Db): Promise<void> {
  for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const [row] = await db.query<{ stale: boolean; busy: number }>(
      `SELECT EXISTS (SELECT 1 FROM schemes WHERE figures_stale) AS stale,
         (SELECT count(*) FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND state <> 'idle') AS busy`,
    );
    if (row!.stale || row!.busy > 0) quiet = 0;
  }
}
