import { spawn, type ChildProcess } from 'node:child_process';

const PATIENCE_MS = 240_000;
/** Where nothing is built yet. */
export const BUILD_PATIENCE_MS = 600_000;

/**
 * Starts a checkout's product and waits until it is ready.
 * @returns ends it.
 * @throws Error with the product's own words when it does not become ready.
 */
export async function launchProduct(
  checkout: string,
  settings: { port: number; dataFolder: string; env?: Record<string, string>; patience?: number },
): Promise<() => Promise<void>> {
  const { port, dataFolder, env, patience = PATIENCE_MS } = settings;
  const product = spawn(process.execPath, ['ops/supervisor.ts'], {
    cwd: checkout,
    // The embedded database, whatever database the earlier tests were configured with.
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), SANCHAY_DATA: dataFolder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await ready(product, patience);
  } catch (error) {
    await end(product);
    throw error;
  }
  return () => end(product);
}

function ready(product: ChildProcess, patience: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => reject(new Error(`The product was not ready in ${patience / 1_000} s:\n${output}`)),
      patience,
    );
    const listen = (piece: Buffer): void => {
      output += piece.toString();
      if (!output.includes('Sanchay is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    product.stdout?.on('data', listen);
    product.stderr?.on('data', listen);
    product.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The product ended (code ${code}) before it was ready:\n${output}`));
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
