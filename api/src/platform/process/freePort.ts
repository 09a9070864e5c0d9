import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, one of which may take a port before it is listened on. */
const FIRST = 15_000;
const LAST = 32_000;
const TRIES = 200;

const given = new Set<number>();

/**
 * A port of this machine that nobody listens on, another one each time.
 * @throws Error when none is found
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`No free port was found from ${FIRST} to ${LAST}.`);
}

/** Whether nobody listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
