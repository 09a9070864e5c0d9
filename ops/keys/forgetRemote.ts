import { readTokens, readTrust, removeOwnerKeys, writeTokens, writeTrust } from './keyFiles.ts';

/**
 * Revokes trust in a remote; its owner's key and token go too when the owner has no other remote.
 * @returns what was removed, in words; nothing for a remote without keys
 */
export function forgetRemote(folder: string, name: string): string[] {
  const trust = readTrust(folder);
  const owner = trust?.remotes[name];
  if (!trust || owner === undefined) return [];
  const remotes = Object.fromEntries(Object.entries(trust.remotes).filter(([other]) => other !== name));
  if (Object.values(remotes).includes(owner)) {
    writeTrust(folder, { ...trust, remotes });
    return ['its name among the trusted remotes'];
  }
  const without = <Value>(table: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(table).filter(([other]) => other !== owner));
  writeTokens(folder, without(readTokens(folder)));
  writeTrust(folder, { ...trust, remotes, owners: without(trust.owners) });
  removeOwnerKeys(folder, owner);
  return [`key and release token of ${owner}`];
}
