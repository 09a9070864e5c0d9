import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Lock {
  lockfileVersion?: number;
  packages: Record<string, object>;
}

/**
 * The lock file with a workspace added, as npm itself would write it: its folder and the link to it. A new remote
 * brings no external package, so no registry has to be queried.
 */
export function lockWith(
  lock: Lock,
  folder: string,
  manifest: { name: string; version: string; dependencies?: object },
): Lock {
  const { name, version, dependencies } = manifest;
  const additions = {
    [folder]: { name, version, ...(dependencies && { dependencies }) },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  const packages = { ...lock.packages, ...additions };
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(sorted) };
}

/**
 * Makes the folder a workspace of the checkout without an installation: lock file, link, and the marker that lists
 * what is installed. `npm ci` of a fresh clone produces the same result.
 */
export function joinWorkspace(checkout: string, folder: string): void {
  const lockFile = path.join(checkout, 'package-lock.json');
  const manifest = JSON.parse(readFileSync(path.join(checkout, folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    dependencies?: object;
  };
  const before = readFileSync(lockFile, 'utf8');
  const after = `${JSON.stringify(lockWith(JSON.parse(before) as Lock, folder, manifest), null, 2)}\n`;
  writeFileSync(lockFile, after);

  const modules = path.join(checkout, 'node_modules');
  const link = path.join(modules, manifest.name);
  mkdirSync(path.dirname(link), { recursive: true });
  if (!isThere(link))
    symlinkSync(path.relative(path.dirname(link), path.join(checkout, folder)), link, 'junction');
  keepInstalled(checkout, before, after);
}

/**
 * Takes a workspace out of lock file and `node_modules`, the inverse of `joinWorkspace`.
 * @returns whether there was anything of it
 */
export function leaveWorkspace(checkout: string, folder: string): boolean {
  const lockFile = path.join(checkout, 'package-lock.json');
  const before = readFileSync(lockFile, 'utf8');
  const lock = JSON.parse(before) as Lock;
  const links = Object.entries(lock.packages).filter(
    ([, entry]) => (entry as { resolved?: string }).resolved === folder,
  );
  const gone = new Set([folder, ...links.map(([name]) => name)]);
  const kept = Object.entries(lock.packages).filter(([name]) => !gone.has(name));
  const link = path.join(checkout, 'node_modules/@sanchay', folder);
  const linked = isThere(link);
  if (linked) rmSync(link);
  if (kept.length === Object.keys(lock.packages).length) return linked;
  const after = `${JSON.stringify({ ...lock, packages: Object.fromEntries(kept) }, null, 2)}\n`;
  writeFileSync(lockFile, after);
  keepInstalled(checkout, before, after);
  return true;
}

/** Marks an installation of the former lock file as one of the new: no start has to install again. */
function keepInstalled(checkout: string, before: string, after: string): void {
  const mark = path.join(checkout, 'node_modules/.sanchay-installed');
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash(before)) writeFileSync(mark, hash(after));
}

function isThere(link: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false }) !== undefined;
}
