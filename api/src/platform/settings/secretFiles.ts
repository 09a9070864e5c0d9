import { readFileSync } from 'node:fs';
import { ALL_PARTNERS, secretVariable } from './partnerSecrets.ts';

/** Secrets that may lie in a file, as container engines hand them over: `NAME_FILE` instead of `NAME`. */
const SECRETS: readonly string[] = [
  'DATABASE_PASSWORD',
  'DATABASE_OWNER_PASSWORD',
  ...ALL_PARTNERS.map(secretVariable).flatMap((name) => [name, `${name}_OLD`]),
  'HELP_DESK_SECRET',
  'STATEMENT_IMAP_PASSWORD',
  'VAULT_KEY',
  'VAULT_OLD_KEYS',
];

/**
 * The environment with the secrets of `…_FILE` read in, without the line end that editors add.
 * @throws Error in the operator's words when a file cannot be read, or a secret is given twice.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`${name} and ${name}_FILE are both set; keep one`);
    try {
      read[name] = readFileSync(file, 'utf8').trimEnd();
    } catch (cause) {
      throw new Error(`${name}_FILE names ${file}, which cannot be read`, { cause });
    }
  }
  return { ...env, ...read };
}
