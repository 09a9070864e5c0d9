import path from 'node:path';
import { programMasters } from '../../vault/index.ts';
import { isOwner, prepareApiRole } from '../apiRole.ts';
import { openDb, type Db } from '../pool.ts';
import { migrateAndSign } from '../prepareTables.ts';
import { createDatabase, DATABASE_NAME } from './productDatabase.ts';
import { startCluster } from './cluster.ts';

/**
 * Runs a command-line program on the product's database with its tables up to date: the server of `DATABASE_OWNER_URL`
 * or `DATABASE_URL`, or the embedded one in `SANCHAY_DATA` (`.data` by default), which may be running already.
 */
export async function withProgramDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const cluster = process.env.DATABASE_URL
    ? null
    : await startCluster({ folder: path.join(process.env.SANCHAY_DATA ?? '.data', 'postgres') });
  try {
    if (cluster) await createDatabase(cluster.url);
    const outside = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL;
    const db = openDb(outside ?? cluster!.urlOf(DATABASE_NAME), { connections: 3 });
    try {
      if (await isOwner(db)) {
        const applied = await migrateAndSign(db, () => programMasters(process.env));
        if (applied.length > 0) await prepareApiRole(db);
      }
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    if (cluster && !cluster.adopted) await cluster.stop();
  }
}
