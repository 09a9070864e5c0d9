import type { RemoteDescription } from '@sanchay/contracts';
import { readChannelKeys, readTrust } from '../keys/keyFiles.ts';
import { ensureKeyring } from '../keys/keyring.ts';
import type { ReleaseCommand } from './command.ts';
import { ledgerApi, type LedgerApi } from './ledgerApi.ts';
import { listing } from './listing.ts';
import { keysOfRemote, signBuilt } from './signBuilt.ts';
import { publishFiles } from './store.ts';
import type { ReleaseStore } from './storeContract.ts';

/** Where a release command works. */
export interface Installation {
  /** Like `http://localhost:4000`. */
  origin: string;
  keys: string;
  store: ReleaseStore;
  say: (line: string) => void;
  /** Builds a remote's sources as they are. */
  build(remote: string): Promise<{ version: string; folder: string }>;
  describe(remote: string): RemoteDescription;
}

/**
 * Carries out a release command.
 * @throws Error with a message for the user
 */
export async function carryOut(command: ReleaseCommand, at: Installation): Promise<void> {
  const { action, remote, reason, percent, version, message } = command;
  if (action === 'list') return list(remote, at);
  if (action !== 'live' && action !== 'canary') {
    const ledger = ledgerOf(remote!, at);
    const request = action === 'rollback' ? await rollbackTarget(ledger, remote!, version) : {};
    return notify(
      remote!,
      await ledger.change(remote!, { action, reason, ...request, ...(message && { message }) }),
      at,
    );
  }
  const built = await registerNew(remote!, reason, at);
  const request = { action, version: built, reason, ...(percent !== undefined && { percent }) };
  await notify(remote!, await ledgerOf(remote!, at).change(remote!, request), at);
}

/** Builds, signs and publishes the remote, and registers the release. @returns its version */
async function registerNew(remote: string, reason: string, at: Installation): Promise<string> {
  const { version, folder } = await at.build(remote);
  await enrol(remote, at);
  const owner = keysOfRemote(at.keys, remote);
  const record = await signBuilt(folder, owner);
  const stored = await publishFiles(at.store, remote, version, folder);
  at.say(stored > 0 ? `${stored} files published in ${at.store.name}` : `all files are in ${at.store.name}`);
  const registered = await ledgerApi(at.origin, owner.token).register(remote, version, record, reason);
  at.say(registered ? `registered ${remote} ${version}` : `${remote} ${version} was registered before`);
  return version;
}

/** Where the keys of the whole installation lie, as in the sandbox, a new remote and its owner get theirs. */
async function enrol(remote: string, { keys, say, describe }: Installation): Promise<void> {
  if (readTrust(keys)?.remotes[remote] !== undefined || !readChannelKeys(keys)) return;
  for (const made of await ensureKeyring(keys, [describe(remote)])) say(`made ${made}`);
  say(`${remote} is enrolled`);
}

/** Named before it is requested, so that a repeat does not roll back twice. */
async function rollbackTarget(
  ledger: LedgerApi,
  remote: string,
  version: string | undefined,
): Promise<{ version?: string }> {
  if (version !== undefined) return { version };
  const { channel } = await ledger.list(remote);
  const target = channel?.canary ? channel.live : channel?.previous;
  return target ? { version: target } : {};
}

function ledgerOf(remote: string, { origin, keys }: Installation): LedgerApi {
  return ledgerApi(origin, keysOfRemote(keys, remote).token);
}

async function list(remote: string | null, at: Installation): Promise<void> {
  const remotes = remote === null ? Object.keys(readTrust(at.keys)?.remotes ?? {}).sort() : [remote];
  if (remotes.length === 0) throw new Error(`There are no keys in ${at.keys}; npm start makes them.`);
  for (const name of remotes) at.say(`${listing(await ledgerOf(name, at).list(name))}\n`);
}

function notify(
  remote: string,
  { serial, changed, channel }: Awaited<ReturnType<LedgerApi['change']>>,
  { say }: Installation,
): void {
  const { live, previous, canary, disabled } = channel;
  const parts = [
    `${remote}: live ${live}`,
    ...(canary ? [`canary ${canary.version} for ${canary.percent} %`] : []),
    ...(previous ? [`previous ${previous}`] : []),
    ...(disabled ? ['disabled: nobody sees it until --enable'] : []),
    changed ? `serial ${serial}` : `nothing to change, serial ${serial}`,
  ];
  say(parts.join(' · '));
}
