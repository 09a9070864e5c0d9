import { startCluster, type Cluster } from '../db/embedded/cluster.ts';
import { prepareTables } from '../db/prepareTables.ts';
import { openDb } from '../db/pool.ts';
import { TEST_MASTERS } from './masters.ts';
import { scratchFolder } from './scratchFolder.ts';
import { fillTemplate } from './template.ts';

declare global {
  var sanchayTestCluster: Cluster | undefined;
}

/**
 * One server for all API tests: the embedded PostgreSQL, or the one that `SANCHAY_TEST_DATABASE_URL` names.
 * A template database is made once; each test takes a copy of its own.
 */
export default async function globalSetup(): Promise<void> {
  let url = process.env.SANCHAY_TEST_DATABASE_URL;
  if (!url) {
    const folder = scratchFolder('sanchay-test-');
    globalThis.sanchayTestCluster = await startCluster({ folder });
    url = globalThis.sanchayTestCluster.url;
    process.env.SANCHAY_TEST_DATABASE_URL = url;
  }
  const server = openDb(url, { connections: 2 });
  const template = `sanchay_template_${process.pid}`;
  process.env.SANCHAY_TEST_TEMPLATE = template;
  const [row] = await server.query<{ version: string }>('SELECT version()');
  process.stderr.write(`\nAPI tests run on ${row?.version.split(' on ')[0]}\n`);
  await server.query(
    `CREATE DATABASE ${template} ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8' TEMPLATE template0`,
  );
  await server.close();

  const target = new URL(url);
  target.pathname = `/${template}`;
  const db = openDb(target.href, { connections: 2 });
  await prepareTables(db, target.href, { masters: TEST_MASTERS });
  await fillTemplate(db);
  await db.close();
}
