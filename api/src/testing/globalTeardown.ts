import { rmSync } from 'node:fs';
import path from 'node:path';
import { openDb } from '../db/pool.ts';

/** Removes the template, and the server with its folder when the tests started it. */
export default async function globalTeardown(): Promise<void> {
  const cluster = globalThis.sanchayTestCluster;
  if (cluster) {
    await cluster.stop();
    rmSync(path.dirname(cluster.dataFolder), { recursive: true, force: true });
    return;
  }
  const url = process.env.SANCHAY_TEST_DATABASE_URL;
  if (!url) return;
  const server = openDb(url, { connections: 1 });
  await server.query(`DROP DATABASE IF EXISTS ${process.env.SANCHAY_TEST_TEMPLATE} WITH (FORCE)`);
  await server.close();
}
