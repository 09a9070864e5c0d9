import { readFileSync } from 'node:fs';
import { ALL_PARTNERS, secretVariable, type Partner } from './partnerSecrets.ts';

/** Secrets of a process that plays partners: its database, and what these partners sign with. */
export const secretsOfPartners = (partners: readonly Partner[]): string[] => [
  'DATABASE_PASSWORD',
  'DATABASE_OWNER_PASSWORD',
  ...partners.map(secretVariable).flatMap((name) => [name, `${name}_OLD`]),
];

/** Secrets that may lie in a file, as container engines hand them over: `NAME_FILE` instead of `NAME`. */
const SECRETS: readonly string[] = [
  ...secretsOfPartners(ALL_PARTNERS),
  'HELP_DESK_SECRET',
  'STATEMENT_IMAP_PASSWORD',
  'VAULT_KEY',
  'VAULT_OLD_KEYS',
];

/**
 * The environment with the secrets of `…_FILE` read in, without the line end that editors add.
 * @throws Error in the operator's words when a file cannot be read, or a secret is given twice.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv, secrets = SECRETS): NodeJS.ProcessEnv {
  const read: Record<string, string> = {};
  for (const name of secrets) {
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
