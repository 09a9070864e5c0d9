export { LOCAL_LIST_PREFIX, localLists } from './localLists.ts';
export type { LocalLists } from './localLists.ts';
export { chooseCounting, COUNTING_KEY, countingAnswer } from './counting.ts';
export { keptOrders } from './keptOrders.ts';
export type { KeptOrder } from './keptOrders.ts';
export { DRAFTS, safeStorage, storage, tabStorage } from './safeStorage.ts';
export type { SafeStorage } from './safeStorage.ts';
export { browserAnswerStore } from './answerStore.ts';
export type { AnswerStore, SavedAnswer } from './answerStore.ts';
