import type { Db, Tx } from '../../db/pool.ts';

const SETUP_LOCK = 7_266_243;

/**
 * Creates tables in the own schema of the sandbox partners. Partners are several processes that start at the same time,
 * and `IF NOT EXISTS` fails in one of two transactions that create the same: all take one lock.
 */
export async function createPartnerTables(db: Db, create: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    await tx.query('CREATE SCHEMA IF NOT EXISTS partners_sandbox');
    await create(tx);
  });
}
