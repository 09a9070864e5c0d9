import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPostmaster } from '../../api/src/db/embedded/postmaster.ts';
import { openDb, type Db } from '../../api/src/db/pool.ts';

/**
 * Address of the embedded database of a running product, from what it keeps in its data folder.
 * @throws Error when none runs there.
 */
export function databaseUrl(dataFolder: string): string {
  const folder = path.join(dataFolder, 'postgres');
  const server = readPostmaster(path.join(folder, 'data'));
  if (!server) throw new Error(`No database runs in ${folder}.`);
  const password = readFileSync(path.join(folder, 'password'), 'utf8').trim();
  return `postgres://sanchay:${password}@127.0.0.1:${server.port}/sanchay`;
}

/** The product's database, for what a page cannot do or show. */
export function openProductDatabase(): Db {
  const url = process.env.SANCHAY_E2E_DATABASE;
  if (!url) throw new Error('The product has not been started: run the tests by playwright.config.ts.');
  return openDb(url, { connections: 2 });
}
