export { LOCAL_LIST_PREFIX, localLists } from './localLists.ts';
export type { LocalLists } from './localLists.ts';
export { safeStorage, storage } from './safeStorage.ts';
export type { SafeStorage } from './safeStorage.ts';
