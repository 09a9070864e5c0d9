import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Registry, Release } from '@sanchay/contracts';
import { canaryOrder } from '@sanchay/registry';
import type { BrowserContext } from '@playwright/test';
import { root } from '../../ops/build/inputs.ts';
import { releaseFolder } from '../../ops/build/releaseId.ts';
import { copyRelease } from '../../ops/faults/trial/releaseCopy.ts';
import { carryOut } from '../../ops/release/carryOut.ts';
import { releaseCommand } from '../../ops/release/command.ts';
import { folderStore } from '../../ops/release/folderStore.ts';
import { expect, test } from '../fixtures.ts';
import { origin, port } from '../product/address.ts';

const REMOTE = 'mfe-insurance';
/** How soon a visitor gets another release, as docs/releases.md promises. */
const SOON = { timeout: 10_000 };

const run = promisify(execFile);
const keys = (): string => process.env.SANCHAY_E2E_KEYS!;

/** The release that is live in the product under test. */
async function liveNow(): Promise<string> {
  const { remotes } = (await (await fetch(`${origin}/api/v3/config/remotes.json`)).json()) as Registry;
  return remotes[REMOTE]!.live;
}

/** Releases the live code under another version, by the release command. */
async function release(from: string, version: string, ...flags: string[]): Promise<void> {
  const source = releaseFolder(REMOTE, from);
  const record = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8')) as Release;
  const files = new Map(
    Object.keys(record.integrity).map((file) => [file, readFileSync(path.join(source, file))]),
  );
  const copy = await copyRelease({ remote: REMOTE, version: from, release: record, files }, version);
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-rehearsal-'));
  for (const [file, bytes] of copy.files) writeFileSync(path.join(folder, file), bytes);
  writeFileSync(path.join(folder, 'release.json'), JSON.stringify(copy.release));
  await carryOut(releaseCommand([REMOTE, ...flags, '--reason', 'rehearsal']), {
    origin,
    keys: keys(),
    store: folderStore(path.join(root, 'dist/remotes')),
    say: () => undefined,
    build: () => Promise.resolve({ version, folder }),
    describe: () => {
      throw new Error(`${REMOTE} is enrolled already.`);
    },
  });
  rmSync(folder, { recursive: true });
}

/** The documented command, as an operator types it. */
const rollBack = () =>
  run(process.execPath, ['ops/release.ts', REMOTE, '--rollback', '--reason', 'rehearsal'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SANCHAY_KEYS: keys() },
  });

/** Waits until a page that a visitor of this cohort opens mounts the release. */
async function expectServed(context: BrowserContext, version: string, cohort: number): Promise<void> {
  await context.addCookies([{ name: 'sanchay_cohort', value: String(cohort), url: origin }]);
  const page = await context.newPage();
  const area = page.locator(`[data-remote="${REMOTE}"]`);
  await expect(async () => {
    await page.goto('/insurance');
    await expect(area).toHaveAttribute('data-remote-state', 'mounted', { timeout: 4_000 });
    expect(await area.getAttribute('data-remote-version')).toBe(version);
  }).toPass(SOON);
  await page.close();
}

test('X2: a rehearsed rollback ends a canary, goes back a release within ten seconds, and again', async ({
  context,
}) => {
  const first = await liveNow();
  const id = first.split('-').at(-1)!;
  const [a, b] = [`1.0.1-${id}`, `1.0.2-${id}`];
  const order = canaryOrder(REMOTE, b);
  const [inCanary, outside] = [order[0]!, order[99]!];

  await release(first, a);
  await release(first, b, '--canary', '50');
  await expectServed(context, b, inCanary);
  await expectServed(context, a, outside);
  await rollBack();
  await expectServed(context, a, inCanary);

  await release(first, b);
  await expectServed(context, b, outside);
  await rollBack();
  await expectServed(context, a, outside);

  // The rollback is undone by a release, which can be rolled back in turn.
  await release(first, b);
  await expectServed(context, b, outside);
  await rollBack();
  await expectServed(context, a, outside);

  // A second rollback goes one release further back.
  await rollBack();
  await expectServed(context, first, outside);
});
