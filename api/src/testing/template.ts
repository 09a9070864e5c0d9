import type { Db } from '../db/pool.ts';

/** What every test database starts with besides the tables. */
export async function fillTemplate(_db: Db): Promise<void> {}
