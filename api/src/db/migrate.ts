import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from './pool.ts';

const folder = path.join(import.meta.dirname, '../../migrations');
const MIGRATION_LOCK = 7_266_242;

/** Names of the migrations in the order in which they apply. */
export async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort();
}

/**
 * Applies the migrations that this database has not seen, in order, each in a transaction of its own,
 * under an advisory lock so that several API nodes may start at once.
 * @returns the names that were applied.
 */
export async function migrate(db: Db): Promise<string[]> {
  const client = await db.pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const known = new Set(
      (await client.query<{ name: string }>('SELECT name FROM migrations')).rows.map((row) => row.name),
    );
    const applied: string[] = [];
    for (const name of await migrationFiles()) {
      if (known.has(name)) continue;
      const sql = await readFile(path.join(folder, name), 'utf8');
      await client.query('BEGIN');
      try {
        await client.query(sql);
        await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK');
        throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      applied.push(name);
    }
    return applied;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/** Refuses a server that may forget what it acknowledged. */
export async function assertDurable(db: Db): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const [row] = await db.query<Record<string, string>>(`SHOW ${setting}`);
    if (row?.[setting] !== 'on') throw new Error(`the database runs with ${setting} off; money needs it on`);
  }
}
