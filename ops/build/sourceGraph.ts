import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ALL, sourceModule } from './sourceModule.ts';

/** The files of the repository that a build takes in, and the modules that it leaves to others. */
export interface SourceGraph {
  /** Absolute paths, sorted. */
  files: string[];
  /** Names of `stopAt` that are imported, sorted. */
  stopped: string[];
}

/**
 * Follows the imports of modules name by name, lazy imports too. A module that only passes a name on, like the
 * `index.ts` of a package, is not taken in: no package of ours has side effects, so the bundler drops it as well.
 * Packages from outside are not looked into.
 * @param entries absolute paths
 * @param options.stopAt modules that are not followed, because the page has them already
 * @param options.browserOnly leaves out what a package replaces on the server
 */
export function sourceGraph(
  entries: readonly string[],
  { stopAt = [], browserOnly = false }: { stopAt?: readonly string[]; browserOnly?: boolean } = {},
): SourceGraph {
  const taken = new Set<string>();
  const visited = new Set<string>();
  const stopped = new Set<string>();

  const follow = (from: string, specifier: string, names: readonly string[]): void => {
    if (stopAt.includes(specifier)) {
      stopped.add(specifier);
      return;
    }
    for (const file of resolve(from, specifier, browserOnly)) for (const name of names) visit(file, name);
  };
  const visit = (file: string, name: string): void => {
    const key = `${file}\0${name}`;
    if (visited.has(key)) return;
    visited.add(key);
    if (!isSource(file)) {
      taken.add(file);
      return;
    }
    const { reexports, stars, own } = sourceModule(file);
    const origin = reexports.get(name);
    if (origin) follow(file, origin.specifier, [origin.name]);
    else if (name === ALL || own.has(name)) take(file);
    // One of them has the name; the others take nothing in.
    else stars.forEach((specifier) => follow(file, specifier, [name]));
    if (name !== ALL) return;
    for (const { specifier, name: there } of reexports.values()) follow(file, specifier, [there]);
    for (const specifier of stars) follow(file, specifier, [ALL]);
  };
  const take = (file: string): void => {
    if (taken.has(file)) return;
    taken.add(file);
    for (const { specifier, names } of sourceModule(file).imports) follow(file, specifier, names);
  };
  for (const entry of entries) visit(entry, ALL);
  return { files: [...taken].sort(), stopped: [...stopped].sort() };
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file);

/** The files that an import of ours names: several where a condition of the package decides, none from outside. */
function resolve(from: string, specifier: string, browserOnly: boolean): string[] {
  if (specifier.startsWith('.')) {
    const file = path.join(path.dirname(from), specifier);
    return existsSync(file) && statSync(file).isFile() ? [file] : [];
  }
  const { folder, table, key } = entryOf(from, specifier) ?? {};
  if (!folder) return [];
  const entries = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const target = (entries[table!] as Record<string, unknown> | undefined)?.[key!];
  return targetsOf(target, browserOnly)
    .map((file) => path.join(folder, file))
    .filter((file) => existsSync(file));
}

/** The entry of a `package.json` that an import means: `exports` of a package of ours, or `imports` of the own one. */
function entryOf(
  from: string,
  specifier: string,
): { folder: string; table: 'exports' | 'imports'; key: string } | null {
  if (specifier.startsWith('#')) return { folder: packageFolder(from), table: 'imports', key: specifier };
  const [, name, below = ''] = /^@sanchay\/([\w-]+)(\/.+)?$/.exec(specifier) ?? [];
  if (!name) return null;
  return { folder: path.join(import.meta.dirname, '../../shared', name), table: 'exports', key: `.${below}` };
}

function packageFolder(file: string): string {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}

function targetsOf(target: unknown, browserOnly: boolean): string[] {
  if (typeof target === 'string') return [target];
  if (!target || typeof target !== 'object') return [];
  return Object.entries(target)
    .filter(([condition]) => !browserOnly || condition === 'default')
    .flatMap(([, inner]) => targetsOf(inner, browserOnly));
}
