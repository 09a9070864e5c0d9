import { readFileSync } from 'node:fs';
import type { TrustedKeys } from '@sanchay/contracts';

/** The public keys of this installation, followed while the server runs. */
export interface TrustFile {
  /** The current content of the file, or null while there is none that can be read. */
  now(): TrustedKeys | null;
  /** Reads the file again. @returns whether the keys are others than before. */
  read(): boolean;
}

/** Watches the file that names whose signatures count. An unreadable file is logged once, and trusts nobody. */
export function followTrust(file: string, log: (line: string) => void): TrustFile {
  let text: string | null = null;
  let keys: TrustedKeys | null = null;
  let complaint = '';
  const complain = (line: string): void => {
    if (line && line !== complaint) log(line);
    complaint = line;
  };
  return {
    now: () => keys,
    read() {
      let next: string | null = null;
      try {
        next = readFileSync(file, 'utf8');
      } catch {
        complain(`no keys in ${file}: nobody is trusted, so pages are served without remotes`);
      }
      if (next === text) return false;
      text = next;
      keys = next === null ? null : parsed(next);
      if (keys) complain('');
      else if (next !== null) complain(`${file} does not list keys: nobody is trusted`);
      return true;
    },
  };
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const isTable = (value: unknown, of: (item: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(of);

function parsed(text: string): TrustedKeys | null {
  try {
    const { channel, owners, remotes } = JSON.parse(text) as TrustedKeys;
    const complete =
      isTexts(channel) && isTable(owners, isTexts) && isTable(remotes, (item) => typeof item === 'string');
    return complete ? { channel, owners, remotes } : null;
  } catch {
    return null;
  }
}
