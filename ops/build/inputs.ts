import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

const ignored = /(^|\/)(node_modules|dist|test-kit|fixtures)(\/|$)|\.test\.tsx?$|\.md$/;

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

/**
 * Release id of an app: its version and a hash of all that goes into its build, so that the same inputs give the
 * same id and an unchanged app is neither rebuilt nor renamed.
 */
export function releaseId(app: string): string {
  const hash = createHash('sha256');
  for (const file of [...filesBelow(app), ...filesBelow('shared'), 'package-lock.json']) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  const { version } = JSON.parse(readFileSync(path.join(root, app, 'package.json'), 'utf8')) as {
    version: string;
  };
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

/** Folder of a release: immutable once it exists. */
export function releaseFolder(app: string, release: string): string {
  return app === 'shell'
    ? path.join(root, 'dist/shell', release)
    : path.join(root, 'dist/remotes', app, release);
}
