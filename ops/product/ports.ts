import { createServer, type AddressInfo } from 'node:net';

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @throws Error with a message for the user, with `instead` as the way out, when another process already listens on
 *   the port.
 */
export function assertFree(wanted: number, instead: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => reject(new Error(`Port ${wanted} is taken. Choose another: ${instead}`)));
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
