import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/**
 * Port on which a remote runs alone: `PORT`, else `config.port` of its `package.json`.
 * @throws Error when neither is a port.
 */
export function standalonePort(folder: string, wanted: string | undefined = process.env.PORT): number {
  const { config } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    config?: { port?: number };
  };
  const port = Number(wanted ?? config?.port);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  const place =
    wanted === undefined ? `"config": { "port" } of ${path.basename(folder)}/package.json` : 'PORT';
  throw new Error(`${place} must be a port, like 8086.`);
}

/** @throws Error with a message for the user when another process already listens there. */
export function assertPortFree(port: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${port} is taken. Choose another: PORT=${port + 100} npm start -w ${name}`)),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
