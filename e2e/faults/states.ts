/** The whole list in `npm run test:full`, its first item in `npm test`. */
export function inFull<T>(states: readonly T[]): readonly T[] {
  return process.env.SANCHAY_FULL ? states : states.slice(0, 1);
}
