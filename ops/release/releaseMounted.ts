import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readOwnerKeys, readTrust } from '../keys/keyFiles.ts';
import { bringLive } from './registerBuilt.ts';

const ATTEMPTS = 60;
const PAUSE_MS = 3_000;

interface MountedReleases {
  /** Folder with a folder for each remote: its releases, and `current`, which names that of its image. */
  releases: string;
  /** Folder of `trust.json` and `owners`. */
  keys: string;
  /** Of the API. */
  origin: string;
  say: (line: string) => void;
  pause?: () => Promise<unknown>;
}

/**
 * Signs, registers and makes live the release of each remote's image: the last step of `docker compose up`. Remotes
 * whose owner keeps the key elsewhere are left to that owner. Tries again while containers still start.
 * @returns the remotes that could not be released
 */
export async function releaseMounted({
  releases,
  keys,
  origin,
  say,
  pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
}: MountedReleases): Promise<string[]> {
  const trust = readTrust(keys);
  if (!trust) throw new Error(`There are no keys in ${keys}; npm run secrets makes them.`);
  const failures = new Map<string, string>();
  for (const remote of readdirSync(releases).filter((name) => name.startsWith('mfe-'))) {
    const owner = trust.remotes[remote];
    if (owner !== undefined && !readOwnerKeys(keys, owner))
      say(`${remote} is left to ${owner}, whose key is not here`);
    else failures.set(remote, 'not tried');
  }
  for (let attempt = 0; attempt < ATTEMPTS && failures.size > 0; attempt += 1) {
    if (attempt > 0) await pause();
    for (const remote of [...failures.keys()]) {
      try {
        const version = readFileSync(path.join(releases, remote, 'current'), 'utf8');
        const folderOf = () => path.join(releases, remote, version);
        const changed = await bringLive(remote, version, { origin, keys, say, folderOf });
        say(`${remote} ${version} ${changed ? 'is live' : 'needs no change'}`);
        failures.delete(remote);
      } catch (error) {
        failures.set(remote, (error as Error).message);
      }
    }
  }
  for (const [remote, reason] of failures) say(`${remote} is not live: ${reason}`);
  return [...failures.keys()];
}

if (import.meta.main) {
  const { SANCHAY_DIST = '/app/dist', SANCHAY_KEYS = '/run/secrets', API_ORIGIN = '' } = process.env;
  const releases = path.join(SANCHAY_DIST, 'remotes');
  void releaseMounted({ releases, keys: SANCHAY_KEYS, origin: API_ORIGIN, say: console.log }).then(
    (failed) => (process.exitCode = failed.length === 0 ? 0 : 1),
  );
}
