import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keysFolder } from '../../ops/keys/keyFiles.ts';
import { port } from './address.ts';
import { databaseUrl } from './database.ts';
import { launchProduct } from './launch.ts';

const root = path.join(import.meta.dirname, '../..');

/**
 * Playwright's global setup: starts this checkout's product on its own port with an empty data folder, and gives
 * the function that ends it.
 * @throws Error with the product's own words when it does not become ready.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const running = process.env.SANCHAY_E2E_RUNNING;
  if (running) {
    process.env.SANCHAY_E2E_DATABASE = databaseUrl(running);
    process.env.SANCHAY_E2E_KEYS = keysFolder(process.env, running);
    return async () => undefined;
  }
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sanchay-e2e-'));
  // The database server runs as another user when we are root.
  chmodSync(dataFolder, 0o755);
  const forget = () => rmSync(dataFolder, { recursive: true, force: true });
  try {
    const end = await launchProduct(root, { port, dataFolder });
    process.env.SANCHAY_E2E_DATABASE = databaseUrl(dataFolder);
    process.env.SANCHAY_E2E_KEYS = keysFolder(process.env, dataFolder);
    return async () => {
      await end();
      forget();
    };
  } catch (error) {
    forget();
    throw error;
  }
}
