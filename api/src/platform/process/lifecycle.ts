import type { FastifyBaseLogger } from 'fastify';

/** Supervisors kill after three seconds; a container platform that waits longer can allow more. */
const PATIENCE_MS = Number(process.env.SHUTDOWN_MS ?? 2_800);
const PARENT_MS = 500;

/**
 * Ends the process in order on SIGTERM, SIGINT, or when its parent is gone (a killed parent cannot signal), and in any
 * case after `SHUTDOWN_MS` milliseconds, 2,800 by default.
 */
export function endInOrder(close: () => Promise<void>, log: FastifyBaseLogger): void {
  let ending = false;
  const end = (why: string) => {
    if (ending) return;
    ending = true;
    log.info({ why }, 'ending');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not end in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end('parent gone');
  }, PARENT_MS).unref();
}
