export { sealClearDates } from './clearDates.ts';
export { masterKeys } from './masterKeys.ts';
export type { MasterKeys } from './masterKeys.ts';
export { programMasters } from './programMasters.ts';
export { openFile, sealFile } from './ownKey.ts';
export { SEALED_COLUMNS } from './sealedColumns.ts';
export { openVault } from './vault.ts';
export type { Vault } from './vault.ts';
