import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What belongs to one data folder: its id (cookies carry it), the secret shared with the sandbox partners, its master key. */
export interface Instance {
  id: string;
  partnersSecret: string;
  /** Base64url of the 32 bytes that wrap the keys of the vault. */
  vaultKey: string;
}

/** Reads the instance of a data folder, or makes it, or what an older release did not put there, at the first start. */
export function readInstance(dataFolder: string): Instance {
  const file = path.join(dataFolder, 'instance.json');
  const known = read(file);
  if (known.id && known.partnersSecret && known.vaultKey) return known as Instance;
  const whole = {
    id: randomBytes(4).toString('hex'),
    partnersSecret: randomBytes(32).toString('base64url'),
    vaultKey: randomBytes(32).toString('base64url'),
    ...known,
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
