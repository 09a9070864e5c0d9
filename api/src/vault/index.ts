import type { Domain } from '../platform/domain.ts';
import { refreshKeys } from './refreshKeys.ts';

/** How long a node may go on sealing under a data key after a newer one was made. */
const KEYS_EVERY_MS = 30_000;

/** Door of the vault: seals personal identifiers and documents under rotated keys. It has no calls of its own. */
export const vaultDomain: Domain = {
  name: 'vault',
  periodic: [{ everyMs: KEYS_EVERY_MS, tasks: [refreshKeys] }],
};

export { sealClearDates } from './clearDates.ts';
export { masterKeys } from './masterKeys.ts';
export type { MasterKeys } from './masterKeys.ts';
export { programMasters } from './programMasters.ts';
export { openFile, sealFile } from './ownKey.ts';
export { SEALED_COLUMNS } from './sealedColumns.ts';
export { openVault } from './vault.ts';
export type { Vault } from './vault.ts';
