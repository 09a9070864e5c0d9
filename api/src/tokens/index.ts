/** Door of the word search: finds names that people remember roughly. */
export { likeness, PREFIX, spellingOf } from './likeness.ts';
export type { Spelling } from './likeness.ts';
export { matchedParts } from './matchedParts.ts';
export type { TokenIndex } from './tokenIndex.ts';
export { buildTokenIndex, scoreRows } from './tokenIndex.ts';
export { tokensIn } from './tokens.ts';
