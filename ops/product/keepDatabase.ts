import type { Cluster } from '../../api/src/db/embedded/cluster.ts';
import { isAlive } from '../../api/src/db/embedded/postmaster.ts';

const LOOK_MS = 500;
const ATTEMPTS = 5;

type Server = Pick<Cluster, 'pid' | 'port' | 'stop'>;

interface KeepOptions {
  /** Starts the server of the same data folder on this port. */
  start(port: number): Promise<Server>;
  say(line: string): void;
  /** The server did not start again after several attempts. */
  failed(error: Error): void;
}

/** A database server that is started again when it ends unasked. */
export interface KeptDatabase {
  /** Process id of the server of now. */
  pid(): number;
  stop(): Promise<void>;
}

/** Starts a database server that ended unasked again on its port; its recovery loses nothing acknowledged. */
export function keepDatabase(first: Server, { start, say, failed }: KeepOptions): KeptDatabase {
  let server = first;
  let starting: Promise<void> | null = null;
  let stopping = false;

  const startAgain = async (): Promise<void> => {
    for (let attempt = 1; !stopping; attempt += 1) {
      try {
        server = await start(first.port);
        return;
      } catch (error) {
        // Backends of the killed server may still hold its shared memory.
        if (attempt === ATTEMPTS) return failed(error as Error);
        say(`the database did not start: ${(error as Error).message}`);
      }
    }
  };
  const timer = setInterval(() => {
    if (stopping || starting || isAlive(server.pid)) return;
    say('the database ended, starting it again');
    starting = startAgain().finally(() => (starting = null));
  }, LOOK_MS);
  timer.unref();

  return {
    pid: () => server.pid,
    async stop() {
      stopping = true;
      clearInterval(timer);
      await starting;
      await server.stop();
    },
  };
}
