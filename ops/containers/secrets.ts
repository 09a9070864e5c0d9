import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_PARTNERS } from '../../api/src/platform/settings/partnerSecrets.ts';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { appNames, root } from '../build/inputs.ts';
import { ensureKeyring } from '../keys/keyring.ts';

const SECRETS = [
  'database_admin_password',
  'database_owner_password',
  'database_password',
  ...ALL_PARTNERS.map((partner) => `partner_secret_${partner}`),
  // To be replaced by the password of the mailbox, where one is set.
  'statement_imap_password',
  'vault_key',
];

/**
 * Makes what docker-compose.yml mounts as secrets; what exists stays.
 * @returns what was made, in words
 */
export async function makeSecrets(folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const made: string[] = [];
  for (const name of SECRETS) {
    const file = path.join(folder, name);
    if (existsSync(file)) continue;
    // Containers read it under another user than the one who made it; the folder keeps everybody else out.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o644 });
    made.push(name);
  }
  const remotes = appNames().filter((app) => app !== 'shell');
  const keys = await ensureKeyring(
    path.join(folder, 'keys'),
    remotes.map((name) => describeRemote(path.join(root, name))),
  );
  return [...made, ...keys];
}

if (import.meta.main) {
  const folder = path.resolve(root, process.env.SANCHAY_SECRETS ?? 'secrets');
  void makeSecrets(folder).then((made) =>
    console.log(
      made.length > 0 ? `Made in ${folder}: ${made.join(', ')}.` : `Nothing to make: all is in ${folder}.`,
    ),
  );
}
