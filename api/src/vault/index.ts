export { SealBrokenError } from './cipher.ts';
export { sealClearDates } from './clearDates.ts';
export { masterKeys } from './masterKeys.ts';
export type { MasterKeys } from './masterKeys.ts';
export { openVault } from './vault.ts';
export type { Vault } from './vault.ts';
