import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModuleNames } from '@sanchay/remote-kit/webpack';
import { sourceGraph } from './sourceGraph.ts';

export const root = path.join(import.meta.dirname, '../..');

/** Name of the build of everything as one bundle, which nothing but the benches serves. */
export const MONO = 'mono';

const ignored = /(^|\/)(node_modules|dist|test-kit|fixtures|standalone)(\/|$)|\.test\.tsx?$|\.md$/;

/** What decides what a release looks like besides the app's own sources and what they import. */
const buildItself = [
  ...['baseStyle.ts', 'bundle.ts', 'needs.ts', 'release.ts', 'messageFiles.ts'].map(
    (file) => `ops/build/${file}`,
  ),
  ...filesBelow('shared/remote-kit/src/webpack'),
  'shared/contracts/src/signatures.ts',
  // Stands for a package by an alias of the bundler.
  'shared/ui/src/style/forwardedProp.ts',
];

/** Files below a folder of the repository that builds take, tests and generated files left out; paths from the root. */
export function filesBelow(folder: string): string[] {
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
export function lockedPackages(): string {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const foreign = Object.entries(packages).filter(
    ([place, { link }]) => /(^|\/)node_modules\//.test(place) && !link,
  );
  return JSON.stringify(foreign);
}

/**
 * Every file of the repository that the build of an app takes in: its own, those that they import from `shared`, and
 * the build itself. What nothing of the app imports is not among them, even where it is in the same package.
 * @returns paths from the root of the repository, sorted
 */
export function buildInputs(app: string): string[] {
  const own = filesBelow(app);
  const sources = own.filter((file) => /\.tsx?$/.test(file));
  // The stylesheet of the page is made beside the bundles of the shell.
  const entries =
    app === 'shell' ? [...sources, 'ops/build/baseStyle.ts', 'shared/ui/src/tokens/base.css'] : sources;
  const { files } = sourceGraph(
    entries.map((file) => path.join(root, file)),
    { stopAt: providedByShell(app) },
  );
  const reached = files.map((file) => path.relative(root, file).split(path.sep).join('/'));
  return [...new Set([...own, ...reached, ...buildItself])].sort();
}

/** Modules that only the shell builds: those of a remote whose build has no `server.cjs`, which would contain them. */
function providedByShell(app: string): readonly string[] {
  if (app === 'shell') return [];
  const { rendered } = JSON.parse(readFileSync(path.join(root, app, 'remote.json'), 'utf8')) as {
    rendered?: unknown[];
  };
  return rendered ? [] : sharedModuleNames;
}
