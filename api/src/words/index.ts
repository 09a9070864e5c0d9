/** Door of the word search: finds names that people remember roughly. */
export { likeness, PREFIX, spellingOf } from './likeness.ts';
export type { Spelling } from './likeness.ts';
export { matchedParts } from './matchedParts.ts';
export type { WordIndex } from './wordIndex.ts';
export { buildWordIndex, scoreRows } from './wordIndex.ts';
export { wordsIn } from './words.ts';
