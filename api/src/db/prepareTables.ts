import type { FastifyBaseLogger } from 'fastify';
import { auditSigner, headOf, signFirstHead } from '../audit/index.ts';
import { prepareJobs } from '../platform/process/jobs.ts';
import type { MasterKeys } from '../vault/index.ts';
import { isOwner, prepareApiRole } from './apiRole.ts';
import { migrate, migrationFiles } from './migrate.ts';
import type { Db } from './pool.ts';

const BRINGS_SIGNATURES = '140_audit_signatures.sql';

/**
 * As the owner of the database: applies migrations, brings the job queue's tables up to date, and gives the API's role
 * its rights in both.
 * @returns the names of the migrations that were applied.
 */
export async function prepareTables(
  db: Db,
  url: string,
  { masters, apiPassword }: { masters: MasterKeys; apiPassword?: string },
): Promise<string[]> {
  const applied = await migrateAndSign(db, () => masters);
  await prepareJobs(url);
  await prepareApiRole(db, { ...(apiPassword !== undefined && { password: apiPassword }) });
  return applied;
}

/** Applies migrations; with the one that brings signatures, a chain that was sealed before is signed once. */
export async function migrateAndSign(db: Db, masters: () => MasterKeys): Promise<string[]> {
  const applied = await migrate(db);
  if (applied.includes(BRINGS_SIGNATURES) && (await headOf(db)).position > 0)
    await signFirstHead(db, auditSigner(masters()));
  return applied;
}

/**
 * Makes sure that the tables are those of this release. A node that has the owner's address brings them up to date
 * itself and logs that the append-only tables are then not protected from it.
 * @throws Error in the operator's words when migrations are missing and this role may not apply them.
 */
export async function tablesReady(
  db: Db,
  url: string,
  { masters, log }: { masters: MasterKeys; log: FastifyBaseLogger },
): Promise<void> {
  if (await isOwner(db)) {
    log.warn('DATABASE_URL is the owner of the tables; give nodes the role sanchay_api (docs/scaling.md)');
    await migrateAndSign(db, () => masters);
    return prepareJobs(url);
  }
  const known = await db.query<{ name: string }>('SELECT name FROM migrations');
  const names = new Set(known.map(({ name }) => name));
  const missing = (await migrationFiles()).filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new Error(`The database lacks ${missing.join(', ')}: run api/src/prepareDatabase.ts as its owner`);
}
