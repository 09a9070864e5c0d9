import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../ops/build/inputs.ts';

/** A copy of this checkout to try things in: the same sources, packages and builds, and no way back into this one. */
export interface ScratchCheckout {
  folder: string;
  /** Hash of every file that is not ignored, by path. */
  files(): Map<string, string>;
  remove(): void;
}

/** Copies what git would: what is known to it, and what is new and not ignored. */
export function scratchCheckout(): ScratchCheckout {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-checkout-'));
  // The database server runs as another user when we are root.
  chmodSync(folder, 0o755);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  const sources = listed
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(path.join(root, file)));
  for (const file of sources) cpSync(path.join(root, file), path.join(folder, file));
  linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const workspace of ['api', 'ops'])
    linkPackages(path.join(root, workspace, 'node_modules'), path.join(folder, workspace, 'node_modules'));
  copyBuilds(folder);
  return {
    folder,
    files: () => new Map(filesBelow(folder, '').map((file) => [file, hashOf(path.join(folder, file))])),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Packages from outside are taken from this checkout, our own from the copy. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    const source = path.join(from, name);
    const target = path.join(to, name);
    if (name === '@sanchay') {
      mkdirSync(target);
      for (const own of readdirSync(source))
        symlinkSync(readlinkSync(path.join(source, own)), path.join(target, own));
    } else if (lstatSync(source).isFile()) cpSync(source, target);
    else symlinkSync(source, target);
  }
}

/** What is built already need not be built again: the same inputs give the same release. */
function copyBuilds(folder: string): void {
  const list = path.join(root, 'dist/built.json');
  if (!existsSync(list)) return;
  const { shell, remotes } = JSON.parse(readFileSync(list, 'utf8')) as {
    shell: string;
    remotes: Record<string, string>;
  };
  const releases = [
    `shell/${shell}`,
    ...Object.entries(remotes).map(([name, id]) => `remotes/${name}/${id}`),
  ];
  for (const release of releases) {
    const built = path.join(root, 'dist', release);
    if (existsSync(built)) cpSync(built, path.join(folder, 'dist', release), { recursive: true });
  }
}

const ignored = /^(\.data|dist|test-results|(.+\/)?node_modules)$/;

function filesBelow(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name);
    if (ignored.test(name)) return [];
    if (entry.isDirectory()) return filesBelow(folder, name);
    return entry.isFile() ? [name] : [];
  });
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');
