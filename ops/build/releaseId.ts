import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { callSignatures } from '@sanchay/contracts/signatures';
import { appNames, buildInputs, filesBelow, lockedPackages, MONO, root } from './inputs.ts';
import { usedCalls } from './usedCalls.ts';

/**
 * Release id of an app: its version and a hash of all that goes into its build, so that the same inputs give the
 * same id and an unchanged app is neither rebuilt nor renamed. The signatures of the calls that a remote makes are part
 * of its record.
 */
export function releaseId(app: string): string {
  const hash = createHash('sha256');
  hash.update(lockedPackages());
  for (const file of buildInputs(app)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  if (app !== 'shell') hash.update(CONTRACTS_VERSION).update(JSON.stringify(callSignatures(usedCalls(app))));
  const { version } = JSON.parse(readFileSync(path.join(root, app, 'package.json'), 'utf8')) as {
    version: string;
  };
  const kind = app === 'shell' && process.env.SANCHAY_DEV === '1' ? '-dev' : '';
  return `${version}-${hash.digest('hex').slice(0, 10)}${kind}`;
}

/** Release id of the build of everything as one: it changes when any app does, or the way it is built. */
export function monoRelease(): string {
  const hash = createHash('sha256').update(appNames().map(releaseId).join());
  for (const file of filesBelow('ops/build/mono')) hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex').slice(0, 10);
}

/** Folder of a release: immutable once it exists. */
export function releaseFolder(app: string, release: string): string {
  if (app === MONO) return path.join(root, 'dist/mono/shell', release);
  return app === 'shell'
    ? path.join(root, 'dist/shell', release)
    : path.join(root, 'dist/remotes', app, release);
}
