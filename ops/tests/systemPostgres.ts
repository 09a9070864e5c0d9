import { rmSync } from 'node:fs';
import { startCluster } from '../../api/src/db/embedded/cluster.ts';
import { scratchFolder } from '../../api/src/testing/scratchFolder.ts';
import { systemPostgres } from '../product/distribution.ts';

/** A PostgreSQL server of the distribution, for proving that the same tests pass on another engine. */
export interface SystemPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Starts the distribution's server on a folder of its own. Null: there is none and it cannot be installed. */
export async function startSystemPostgres(say: (line: string) => void): Promise<SystemPostgres | null> {
  const programs = systemPostgres(say);
  if (!programs) return null;
  const folder = scratchFolder('sanchay-system-pg-');
  const server = await startCluster({ folder, programs, settings: ['max_connections=200'] });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
