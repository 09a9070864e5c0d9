import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  ALL_PARTNERS,
  partnerEnvironment,
  type Partner,
} from '../../api/src/platform/settings/partnerSecrets.ts';

/** What belongs to one data folder: its id (cookies carry it), the secrets shared with the sandbox partners, its master key. */
export interface Instance {
  id: string;
  partnerSecrets: Record<Partner, string>;
  /** Base64url of the 32 bytes that wrap the keys of the vault. */
  vaultKey: string;
}

/** The variables with the secrets of partners, for a process that plays them or exchanges messages with them; of all by default. */
export const secretsFor = (
  { partnerSecrets }: Instance,
  partners?: readonly Partner[],
): Record<string, string> => partnerEnvironment((partner) => partnerSecrets[partner], partners);

/** Reads the instance of a data folder, or makes it, or what an older release did not put there, at the first start. */
export function readInstance(dataFolder: string): Instance {
  const file = path.join(dataFolder, 'instance.json');
  const known = read(file);
  const newSecrets = ALL_PARTNERS.filter((partner) => !known.partnerSecrets?.[partner]);
  if (known.id && newSecrets.length === 0 && known.vaultKey) return known as Instance;
  const whole = {
    id: randomBytes(4).toString('hex'),
    vaultKey: randomBytes(32).toString('base64url'),
    ...known,
    partnerSecrets: {
      ...known.partnerSecrets,
      ...Object.fromEntries(newSecrets.map((partner) => [partner, randomBytes(32).toString('base64url')])),
    } as Instance['partnerSecrets'],
  };
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(whole), { mode: 0o600 });
  return whole;
}

function read(file: string): Partial<Instance> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Instance>;
  } catch {
    return {};
  }
}
