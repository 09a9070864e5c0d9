import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { withSecretFiles } from '../platform/secretFiles.ts';
import { masterKeys } from './masterKeys.ts';
import { rotate } from './rotate.ts';

/** The program `npm run vault:rotate`: a new data key, everything sealed under it, the API need not stop. */
try {
  const env = withSecretFiles(process.env);
  if (!env.VAULT_KEY) throw new Error('VAULT_KEY is not set: the key of this installation is needed.');
  const masters = masterKeys(env.VAULT_KEY, env.VAULT_OLD_KEYS);
  const { sealed } = await withProgramDatabase((db) => rotate(db, masters, (line) => console.log(line)));
  console.log(`The vault has a new key; ${sealed} values are under it.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
