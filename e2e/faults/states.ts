/** Of a test that only `npm run test:full` runs: others of its suite stand for it in `npm test`. */
export const IN_FULL = { tag: '@full' };

/** The whole list in `npm run test:full`, its first item in `npm test`. */
export function inFull<T>(states: readonly T[]): readonly T[] {
  return process.env.SANCHAY_FULL ? states : states.slice(0, 1);
}
