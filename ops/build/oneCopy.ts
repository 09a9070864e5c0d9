import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sharedModuleNames } from '@sanchay/remote-kit/webpack';
import type { BuiltModule } from './builtModules.ts';
import { root } from './inputs.ts';
import { sourceModule } from './sourceModule.ts';

/**
 * Packages that the shell alone contains: those of the share scope, those that the facades of the share scope import,
 * and the packages that are released together with these (of the same scope, or required in one exact version).
 * @returns name of each package, with the shared module that provides it
 */
export function providedPackages(): Map<string, string> {
  const provided = new Map<string, string>();
  const add = (name: string, shared: string, from: string): void => {
    if (provided.has(name)) return;
    const folder = installed(name, from);
    if (!folder) return;
    provided.set(name, shared);
    const { dependencies = {} } = packageOf(folder);
    for (const [needed, range] of Object.entries(dependencies)) {
      if (/^\d/.test(range) || (needed.startsWith('@') && scopeOf(needed) === scopeOf(name)))
        add(needed, shared, folder);
    }
  };
  for (const shared of sharedModuleNames) {
    const facade = facadeFolder(shared);
    if (facade) importedPackages(facade).forEach((name) => add(name, shared, facade));
    else add(packageName(shared), shared, path.join(root, 'shared/remote-kit'));
  }
  return provided;
}

/**
 * Sources in a build of a remote that the shell provides: packages, and files of the facades themselves.
 * @returns one sentence for each package or facade and script; empty when there is one copy of each
 */
export function secondCopies(remote: string, modules: readonly BuiltModule[]): string[] {
  const packages = providedPackages();
  const facades = sharedModuleNames.flatMap((shared) => {
    const folder = facadeFolder(shared);
    return folder ? [{ shared, folder: folder + path.sep }] : [];
  });
  const faults = modules.flatMap(({ source, files }) => {
    const name = source.split(`node_modules${path.sep}`).at(-1)!.split(path.sep).join('/');
    const vendor = source.includes(`${path.sep}node_modules${path.sep}`) ? packageName(name) : '';
    const facade = vendor ? undefined : facades.find(({ folder }) => source.startsWith(folder));
    const copied = vendor || facade?.shared;
    const shared = facade?.shared ?? packages.get(vendor);
    return shared
      ? files.map((file) => `${remote}: ${file} carries its own ${copied}; import it from ${shared}.`)
      : [];
  });
  return [...new Set(faults)];
}

/** Folder with the sources of a shared module of ours. */
function facadeFolder(shared: string): string | null {
  const [, name, below = ''] = /^@sanchay\/([\w-]+)(\/.+)?$/.exec(shared) ?? [];
  if (!name) return null;
  const folder = path.join(root, 'shared', name);
  return path.dirname(path.join(folder, packageOf(folder).exports![`.${below}`]!));
}

/** Packages from outside that the sources of a folder import at run time. */
function importedPackages(folder: string): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\.ts$/.test(file),
  );
  const specifiers = sources.flatMap((file) => {
    const { imports, reexports, stars } = sourceModule(path.join(folder, file));
    return [
      ...imports.map((one) => one.specifier),
      ...[...reexports.values()].map((one) => one.specifier),
      ...stars,
    ];
  });
  return new Set(specifiers.filter((name) => !/^[.#]|^node:|^@sanchay\//.test(name)).map(packageName));
}

/** `@scope/name` or `name` of an import below a package. */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

const scopeOf = (name: string): string => name.split('/')[0]!;

/** Folder of an installed package as Node finds it; null where an optional one is missing. */
function installed(name: string, from: string): string | null {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  return places.map((place) => path.join(place, name)).find((folder) => existsSync(folder)) ?? null;
}

function packageOf(folder: string): {
  dependencies?: Record<string, string>;
  exports?: Record<string, string>;
} {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as ReturnType<typeof packageOf>;
}
