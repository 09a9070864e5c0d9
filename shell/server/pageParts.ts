import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HashedScript } from '@sanchay/contracts';
import type { EdgeSettings } from './settings.ts';

/** What pages start with, read once: script names with hashes, the stylesheet, the boot skeleton's rules. */
export interface PageParts {
  scripts: HashedScript[];
  /** The few bytes that start a rendered page; null where the shell was built without. */
  starter: HashedScript | null;
  /** Hashes of the scripts that the shell loads later, by address. */
  later: Record<string, string>;
  /** Scripts of each remote where shell and remotes were built as one; else the registry names them. */
  bundled: Record<string, HashedScript[]> | null;
  /** Hashes of all files of the shell. */
  integrity: Record<string, string>;
  css: string;
  /** Path of the picture for previews of links, when there is one. */
  picture: string | null;
  development: boolean;
}

const PICTURE = 'assets/icon-512.png';

interface ShellBuild {
  scripts: string[];
  starter?: string | null;
  integrity: Record<string, string>;
  remotes?: Record<string, string[]>;
}

/** Reads the shell's build. @throws when that release is not built. */
export function readPageParts(
  settings: Pick<EdgeSettings, 'distFolder' | 'shellRelease' | 'development'>,
): PageParts {
  const folder = path.join(settings.distFolder, 'shell', settings.shellRelease);
  const build = JSON.parse(readFileSync(path.join(folder, 'shell.json'), 'utf8')) as ShellBuild;
  const { scripts, integrity, remotes, starter } = build;
  const base = readFileSync(path.join(folder, 'assets/base.css'), 'utf8');
  const boot = readFileSync(path.join(import.meta.dirname, 'boot.css'), 'utf8');
  const css = `${base}\n${boot}`
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const address = (file: string) => `/shell/${settings.shellRelease}/${file}`;
  const later = Object.entries(integrity).filter(
    ([file]) => file.endsWith('.js') && !scripts.includes(file) && file !== starter,
  );
  const script = (file: string) => ({ src: address(file), integrity: integrity[file] ?? '' });
  const bundled = Object.entries(remotes ?? {}).map(([name, files]) => [name, files.map(script)] as const);
  return {
    scripts: scripts.map(script),
    starter: starter ? script(starter) : null,
    bundled: remotes ? Object.fromEntries(bundled) : null,
    later: Object.fromEntries(later.map(([file, hash]) => [address(file), hash])),
    integrity,
    css,
    picture: existsSync(path.join(folder, PICTURE)) ? `/${PICTURE}` : null,
    development: settings.development,
  };
}
