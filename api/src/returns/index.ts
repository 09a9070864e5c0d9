/** Door of the returns of schemes, computed from their NAVs and stored with them. It has no calls of its own. */
export { refreshReturns } from './refreshReturns.ts';
export { returnsOfOption } from './schemeReturns.ts';
