import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@sanchay/contracts';
import type { WholeRelease } from '../../ops/faults/trial/releaseCopy.ts';

const root = path.join(import.meta.dirname, '../..');
const source = path.join(import.meta.dirname, 'mfe-trial');

/** Release id of the trial remote as it is built. */
export const TRIAL_VERSION = '1.0.0-trial00000';

/**
 * The remote that fails on request, built by the platform's own preset unless its sources were built before.
 * @throws Error in the builder's words.
 */
export function trialRemote(): WholeRelease {
  const folder = path.join(root, 'dist/trial', inputsHash());
  if (!existsSync(folder)) {
    const built = spawnSync(
      process.execPath,
      [path.join(root, 'ops/faults/trial/buildRemote.ts'), source, folder, TRIAL_VERSION],
      { encoding: 'utf8' },
    );
    if (built.status !== 0) throw new Error(`The trial remote did not build:\n${built.stderr}`);
  }
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release;
  const files = new Map(
    Object.keys(release.integrity).map((file) => [file, readFileSync(path.join(folder, file))]),
  );
  return { remote: 'mfe-trial', version: TRIAL_VERSION, release, files };
}

function inputsHash(): string {
  const hash = createHash('sha256');
  for (const folder of [source, path.join(root, 'shared')]) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !file.includes('node_modules')) hash.update(file).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
