import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@sanchay/contracts';
import { changeCompose, composeWithout } from './composeServices.ts';
import { assertRemoteName } from './plan.ts';
import { leaveWorkspace } from './workspace.ts';
import { forgetRemote } from '../keys/forgetRemote.ts';

/** Where a remote is removed. */
export interface RemovalPlace {
  checkout: string;
  /** Folder of the keys of the installation on this machine. */
  keys: string;
  /** The registry of the installation, or null when none could be read. */
  registry: Pick<Registry, 'remotes'> | null;
  /** Whether a remote that is or may be live is removed too. */
  evenLive: boolean;
  /** Takes the remote out of service. */
  disable(name: string): Promise<void>;
}

/**
 * Removes what `new:remote` and `npm start` added for a remote: folder, lock entry, link, container, built files and keys. A remote
 * that the registry lists is disabled first and keeps its keys and built files, because open pages and the signed
 * registry still refer to them. A second run changes nothing.
 * @returns what was removed, in words
 * @throws Error when the remote is live, or may be, and `evenLive` is not set; nothing is changed then
 */
export async function removeRemote(name: string, place: RemovalPlace): Promise<string[]> {
  assertRemoteName(name);
  const { checkout, keys, registry, evenLive, disable } = place;
  const folder = path.join(checkout, name);
  const entry = registry?.remotes[name];
  const live = entry !== undefined && !entry.disabled;
  if (live && !evenLive)
    throw new Error(
      `${name} is live and owns ${entry.routes.join(', ')}. To disable and remove it: npm run remove:remote -- ${name} --live`,
    );
  if (registry === null && !evenLive && isCommitted(checkout, name))
    throw new Error(
      `Whether ${name} is live is unknown, because no product answers. Start it, or: npm run remove:remote -- ${name} --live`,
    );
  const removed: string[] = [];
  if (live) {
    await disable(name);
    removed.push(`its routes ${entry.routes.join(', ')}, which are disabled`);
  }
  if (leaveWorkspace(checkout, name)) removed.push('its entries in package-lock.json and node_modules');
  if (changeCompose(checkout, (text) => composeWithout(text, name)))
    removed.push('its container in docker-compose.yml');
  if (existsSync(folder)) {
    rmSync(folder, { recursive: true });
    removed.push(`the folder ${name}`);
  }
  if (registry !== null && entry === undefined) {
    const built = path.join(checkout, 'dist/remotes', name);
    if (existsSync(built)) {
      rmSync(built, { recursive: true });
      removed.push('its built files');
    }
    removed.push(...forgetRemote(keys, name));
  }
  return removed;
}

function isCommitted(checkout: string, name: string): boolean {
  try {
    return execFileSync('git', ['ls-files', '--', name], { cwd: checkout, encoding: 'utf8' }) !== '';
  } catch {
    // Without git nothing is known of its history.
    return existsSync(path.join(checkout, name));
  }
}
