import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withSecretFiles } from '../platform/settings/secretFiles.ts';
import { masterKeys, type MasterKeys } from './masterKeys.ts';

/**
 * The master keys for a command-line program: `VAULT_KEY` (or its file) as in the API, else that of the product in
 * `SANCHAY_DATA` (`.data` by default).
 * @throws Error with a message for the operator.
 */
export function programMasters(given: NodeJS.ProcessEnv): MasterKeys {
  const env = withSecretFiles(given);
  return masterKeys(env.VAULT_KEY ?? keyOfProduct(env.SANCHAY_DATA ?? '.data'), env.VAULT_OLD_KEYS);
}

function keyOfProduct(dataFolder: string): string {
  const file = path.join(dataFolder, 'instance.json');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { vaultKey?: string }).vaultKey ?? '';
  } catch (cause) {
    throw new Error(`VAULT_KEY is not set, and there is no product in ${dataFolder}`, { cause });
  }
}
