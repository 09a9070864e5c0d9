import { readBuiltList } from '../build/builtList.ts';
import { ledgerApi } from './ledgerApi.ts';
import { keysOfRemote, signBuilt } from './signBuilt.ts';

const REASON = 'built by this installation';

/**
 * Signs, registers and makes live what was built and is not live in this installation. A release that was taken out
 * stays out until a person brings it back. One remote that cannot be registered does not keep back the others.
 * @param say progress and refusals, one line each
 * @returns names of the remotes that went live
 */
export async function registerBuilt(
  origin: string,
  keys: string,
  say: (line: string) => void,
): Promise<string[]> {
  const live: string[] = [];
  for (const [remote, version] of Object.entries(readBuiltList().remotes)) {
    try {
      if (await bringLive(origin, keys, remote, version, say)) live.push(remote);
    } catch (error) {
      say(`${remote} ${version} is not live: ${(error as Error).message}`);
    }
  }
  return live;
}

async function bringLive(
  origin: string,
  folder: string,
  remote: string,
  version: string,
  say: (line: string) => void,
): Promise<boolean> {
  const owner = keysOfRemote(folder, remote);
  const ledger = ledgerApi(origin, owner.token);
  const { channel, releases } = await ledger.list(remote);
  const known = releases.find((release) => release.version === version);
  if (known?.taken_out) {
    say(`${remote} ${version} stays out: ${known.taken_out.reason}. npm run release -- ${remote} brings it back`);
    return false;
  }
  // A release that is registered already is signed again when its owner's key has changed, else left as it is.
  await ledger.register(remote, version, await signBuilt(remote, version, owner), REASON);
  if (channel?.canary?.version === version) return false;
  return (await ledger.change(remote, { action: 'live', version, reason: REASON })).changed;
}
