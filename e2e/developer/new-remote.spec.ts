import { expect, test as base, type Page } from '@playwright/test';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { BUILD_PATIENCE_MS, launchProduct } from '../product/launch.ts';
import { scratchCheckout, type ScratchCheckout } from './scratchCheckout.ts';

const run = promisify(execFile);
const MINUTES = 60_000;

const test = base.extend<object, { checkout: ScratchCheckout }>({
  checkout: [
    async ({}, use) => {
      const checkout = scratchCheckout();
      await use(checkout);
      checkout.remove();
    },
    { scope: 'worker', timeout: 2 * MINUTES },
  ],
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Starts a program that stays, and waits for a line of its output. */
function stay(
  folder: string,
  args: string[],
  env: Record<string, string>,
  output: string,
): Promise<ChildProcess> {
  const child = spawn('npm', args, { cwd: folder, env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    let message = '';
    const listen = (piece: Buffer): void => {
      message += piece.toString();
      if (message.includes(output)) resolve(child);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(message)));
  });
}

/** Opens an area by its link in the header; the edge learns of a new registry within seconds. */
async function openByHeader(page: Page, origin: string, area: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: area, exact: true });
  await expect(async () => {
    await page.goto(origin);
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await link.click();
}

// Minutes long, and of the whole chain of tools: part of the full run.
if (process.env.SANCHAY_FULL === '1') {
  test.describe.configure({ mode: 'serial' });

  test('X6: a new remote passes every check and shows in a running shell, with no edit outside its folder', async ({
    page,
    checkout,
  }) => {
    test.setTimeout(20 * MINUTES);
    const { folder } = checkout;
    const npm = (...args: string[]) => run('npm', args, { cwd: folder, env: process.env, maxBuffer: 1e8 });
    const dataFolder = path.join(folder, '.data');
    const port = await freePort();
    const end = await launchProduct(folder, { port, dataFolder, patience: BUILD_PATIENCE_MS });
    try {
      const before = checkout.files();
      await npm('run', '-s', 'new:remote', '--', 'mfe-tax', '--title', 'Tax', '--title-hi', 'कर');
      const changed = [...checkout.files()].filter(([file, hash]) => before.get(file) !== hash);
      const outside = changed.map(([file]) => file).filter((file) => !file.startsWith('mfe-tax/'));
      expect(outside).toEqual(['docker-compose.yml', 'package-lock.json']);

      await npm('test', '-w', 'mfe-tax');
      await npm('run', '-s', 'types');
      await npm('run', '-s', 'borders');
      const env = { PORT: String(port), SANCHAY_DATA: dataFolder };
      const released = await run('npm', ['run', '-s', 'release', '--', 'mfe-tax', '--reason', 'first'], {
        cwd: folder,
        env: { ...process.env, ...env },
      });
      expect(released.stdout).toContain('mfe-tax: live 1.0.0-');

      await openByHeader(page, `http://localhost:${port}/`, 'Tax');
      const slot = page.locator('[data-remote="mfe-tax"]');
      await expect(slot).toHaveAttribute('data-remote-state', 'mounted');
      await expect(slot.getByRole('heading', { level: 1 })).toHaveText('Tax');
      expect(new URL(page.url()).pathname).toBe('/tax');
    } finally {
      await end();
    }
  });

  test('X6: the new remote runs alone on its port', async ({ page, checkout }) => {
    test.setTimeout(3 * MINUTES);
    const port = String(await freePort());
    const alone = await stay(checkout.folder, ['start', '-w', 'mfe-tax'], { PORT: port }, 'mfe-tax alone');
    await page.goto(`http://localhost:${port}/tax`);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Tax');
    const second = run('npm', ['start', '-w', 'mfe-tax'], {
      cwd: checkout.folder,
      env: { ...process.env, PORT: port },
    });
    await expect(second).rejects.toThrow(/Port \d+ is taken\. Choose another: PORT=\d+ npm start -w mfe-tax/);
    alone.kill('SIGTERM');
  });

  test('X6: a development shell loads one remote from the developer’s machine, shows this, and Reset ends it', async ({
    page,
    checkout,
  }) => {
    test.setTimeout(15 * MINUTES);
    const { folder } = checkout;
    const [port, own] = [await freePort(), await freePort()];
    const settings = {
      port,
      dataFolder: path.join(folder, '.data'),
      env: { SANCHAY_DEV: '1' },
      patience: BUILD_PATIENCE_MS,
    };
    const end = await launchProduct(folder, settings);
    const container = await stay(
      folder,
      ['start', '-w', 'mfe-tax', '--', '--in-shell'],
      { PORT: String(own) },
      'for a development shell',
    );
    try {
      const address = `http://localhost:${own}/remoteEntry.js`;
      await page.goto(`http://localhost:${port}/tax?override.mfe-tax=${address}`);
      const slot = page.locator('[data-remote="mfe-tax"]');
      const badge = page.getByText('From this machine: mfe-tax');
      await expect(badge).toBeVisible();
      await expect(slot.getByRole('heading', { level: 1 })).toHaveText('Tax');
      const scripts = () =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(await scripts()).toContain(address);
      expect(new URL(page.url()).search).toBe('');
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(badge).toBeHidden();
      await expect(slot.getByRole('heading', { level: 1 })).toHaveText('Tax');
      expect(await scripts()).not.toContain(address);
    } finally {
      container.kill('SIGTERM');
      await end();
    }
  });
}
