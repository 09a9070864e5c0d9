import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './inputs.ts';
import { releaseFolder } from './releaseId.ts';

/** What the last build made: the release of each app. Every installation of this checkout registers from it. */
export interface BuiltList {
  shell: string;
  remotes: Record<string, string>;
}

export const builtListFile = path.join(root, 'dist/built.json');

/** Writes the list as a whole, so that a watcher never reads half of it. */
export function writeBuiltList(list: BuiltList): void {
  const text = JSON.stringify(list, null, 2);
  if (existsSync(builtListFile) && readFileSync(builtListFile, 'utf8') === text) return;
  mkdirSync(path.dirname(builtListFile), { recursive: true });
  const partial = `${builtListFile}.${process.pid}.new`;
  writeFileSync(partial, text);
  renameSync(partial, builtListFile);
}

/** The releases that the last build made and that are still there; empty before the first. */
export function readBuiltList(): BuiltList {
  if (!existsSync(builtListFile)) return { shell: '', remotes: {} };
  const { shell, remotes } = JSON.parse(readFileSync(builtListFile, 'utf8')) as BuiltList;
  const there = Object.entries(remotes).filter(([name, release]) => existsSync(releaseFolder(name, release)));
  return { shell, remotes: Object.fromEntries(there) };
}
