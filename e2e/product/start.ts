import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseUrl } from './database.ts';
import { port } from './address.ts';

const root = path.join(import.meta.dirname, '../..');
const PATIENCE_MS = 240_000;

/**
 * Playwright's global setup: starts this checkout's product on its own port with an empty data folder, and gives
 * the function that ends it.
 * @throws Error with the product's own words when it does not become ready.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const running = process.env.SANCHAY_E2E_RUNNING;
  if (running) {
    process.env.SANCHAY_E2E_DATABASE = databaseUrl(running);
    return async () => undefined;
  }
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sanchay-e2e-'));
  // The database server runs as another user when we are root.
  chmodSync(dataFolder, 0o755);
  const product = spawn(process.execPath, ['ops/supervisor.ts'], {
    cwd: root,
    // The embedded database, whatever database the tests before us were told.
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), SANCHAY_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await end(product);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await ready(product);
    process.env.SANCHAY_E2E_DATABASE = databaseUrl(dataFolder);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function ready(product: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const patience = setTimeout(
      () => reject(new Error(`The product was not ready in ${PATIENCE_MS / 1_000} s:\n${said}`)),
      PATIENCE_MS,
    );
    const listen = (piece: Buffer): void => {
      said += piece.toString();
      if (!said.includes('Sanchay is ready')) return;
      clearTimeout(patience);
      resolve();
    };
    product.stdout?.on('data', listen);
    product.stderr?.on('data', listen);
    product.once('exit', (code) => {
      clearTimeout(patience);
      reject(new Error(`The product ended (code ${code}) before it was ready:\n${said}`));
    });
  });
}

function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    product.once('exit', () => resolve());
    product.kill('SIGTERM');
  });
}
