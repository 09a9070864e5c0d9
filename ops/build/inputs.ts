import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/** Name of the build of everything as one bundle, which nothing but the benches serves. */
export const MONO = 'mono';

const ignored = /(^|\/)(node_modules|dist|test-kit|fixtures|standalone)(\/|$)|\.test\.tsx?$|\.md$/;

/** What decides what a release looks like besides the app's own sources. */
const buildItself = ['baseStyle.ts', 'bundle.ts', 'needs.ts', 'release.ts', 'messageFiles.ts'].map(
  (file) => `ops/build/${file}`,
);

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      if (ignored.test(name)) return [];
      return entry.isDirectory() ? filesBelow(name) : [name];
    })
    .sort();
}

/** Names of the apps that are built: the shell, and every remote (a folder with a `remote.json`). */
export function appNames(): string[] {
  const remotes = readdirSync(root).filter((name) => {
    if (!name.startsWith('mfe-')) return false;
    return readdirSync(path.join(root, name)).includes('remote.json');
  });
  return ['shell', ...remotes.sort()];
}

/** The lock file's entries for external packages; our own come and go without renaming the releases of others. */
function lockedPackages(): string {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const foreign = Object.entries(packages).filter(
    ([place, { link }]) => /(^|\/)node_modules\//.test(place) && !link,
  );
  return JSON.stringify(foreign);
}

/**
 * Release id of an app: its version and a hash of all that goes into its build, so that the same inputs give the
 * same id and an unchanged app is neither rebuilt nor renamed.
 */
export function releaseId(app: string): string {
  const hash = createHash('sha256');
  hash.update(lockedPackages());
  for (const file of [...filesBelow(app), ...filesBelow('shared'), ...buildItself]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
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
