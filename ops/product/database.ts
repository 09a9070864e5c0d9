import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startCluster, type Cluster } from '../../api/src/db/embedded/cluster.ts';
import { createDatabase, DATABASE_NAME } from '../../api/src/db/embedded/productDatabase.ts';
import { openDb } from '../../api/src/db/pool.ts';

export interface ProductDatabase {
  /** As the owner of the tables. */
  url: string;
  /** As the role of the API nodes. */
  apiUrl: string;
  /** What that role is to log in with; undefined where the server outside has its own. */
  apiPassword?: string;
  /** The embedded server, or null when `DATABASE_URL` names another. */
  cluster: Cluster | null;
}

/**
 * The database of the product: embedded by default, or the server that `DATABASE_URL` names. There `DATABASE_OWNER_URL`
 * is the address of the owner of the tables; without it nodes run as the owner.
 */
export async function openProductDatabase(
  dataFolder: string,
  say: (line: string) => void,
  port?: number,
): Promise<ProductDatabase> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = process.env;
  if (DATABASE_URL) return { url: DATABASE_OWNER_URL || DATABASE_URL, apiUrl: DATABASE_URL, cluster: null };
  const cluster = await startCluster({
    folder: path.join(dataFolder, 'postgres'),
    say,
    ...(port && { port }),
  });
  await createDatabase(cluster.url);
  const { apiPassword } = cluster;
  return { url: cluster.urlOf(DATABASE_NAME), apiUrl: cluster.apiUrlOf(DATABASE_NAME), apiPassword, cluster };
}

/** What belongs to a database and is wrong beside another one; the exported heads are those of its audit chain. */
const FORGOTTEN: ReadonlySet<string> = new Set(['edge', 'partners', 'keys', 'audit-heads.txt']);

/**
 * Forgets the sandbox of a data folder: database, edge copies, partners' records, and the keys, because a new ledger
 * begins at serial 1, which browsers that trust the old keys would refuse. The instance and logs stay.
 */
export async function forgetSandbox(dataFolder: string, say: (line: string) => void): Promise<void> {
  if (process.env.DATABASE_URL)
    throw new Error('--fresh rebuilds the embedded sandbox only; DATABASE_URL names another server');
  say('forgetting the former sandbox');
  const { cluster } = await openProductDatabase(dataFolder, say);
  const server = openDb(cluster!.url, { connections: 1 });
  await server.query(`DROP DATABASE IF EXISTS ${DATABASE_NAME} WITH (FORCE)`);
  await server.close();
  for (const name of readdirSync(dataFolder)) {
    if (FORGOTTEN.has(name)) rmSync(path.join(dataFolder, name), { recursive: true, force: true });
  }
}
