import { ledgerApi } from './ledgerApi.ts';
import { keysOfRemote, signBuilt } from './signBuilt.ts';

const REASON = 'built by this installation';

interface Place {
  /** Of the API. */
  origin: string;
  keys: string;
  /** Progress and refusals, one line each. */
  say: (line: string) => void;
  /** Where a release was built to. */
  folderOf: (remote: string, version: string) => string;
}

/**
 * Signs, registers and makes live what was built and is not live in this installation. A disabled release stays
 * disabled until a user restores it. One remote that cannot be registered does not hold back the others.
 * @param built remote to version
 * @returns names of the remotes that went live
 */
export async function registerBuilt(built: Record<string, string>, place: Place): Promise<string[]> {
  const live: string[] = [];
  for (const [remote, version] of Object.entries(built)) {
    try {
      if (await bringLive(remote, version, place)) live.push(remote);
    } catch (error) {
      place.say(`${remote} ${version} is not live: ${(error as Error).message}`);
    }
  }
  return live;
}

/**
 * Signs, registers and makes live one release.
 * @returns whether it went live; false when it was live before, is a canary, or was rolled back
 * @throws Error when it cannot be registered
 */
export async function bringLive(
  remote: string,
  version: string,
  { origin, keys, say, folderOf }: Place,
): Promise<boolean> {
  const owner = keysOfRemote(keys, remote);
  const ledger = ledgerApi(origin, owner.token);
  const { channel, releases } = await ledger.list(remote);
  const known = releases.find((release) => release.version === version);
  if (known?.taken_out) {
    say(
      `${remote} ${version} stays out: ${known.taken_out.reason}. npm run release -- ${remote} brings it back`,
    );
    return false;
  }
  // A release that is registered already is signed again when its owner's key has changed, else left as it is.
  await ledger.register(remote, version, await signBuilt(folderOf(remote, version), owner), REASON);
  if (channel?.canary?.version === version) return false;
  return (await ledger.change(remote, { action: 'live', version, reason: REASON })).changed;
}
