export { acceptRegistry } from './acceptRegistry.ts';
export type { Acceptance, Quarantined, RefusalKind } from './acceptRegistry.ts';
export { canonicalJson } from './canonical.ts';
export { canaryOrder, COHORTS, versionFor } from './cohort.ts';
export { pageRegistry } from './pageRegistry.ts';
export { releaseBreach, releaseFolderPath, remoteOwner } from './releaseTrust.ts';
export { canVerify, integrityDigest } from './signature.ts';
