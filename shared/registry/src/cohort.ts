import type { RegistryEntry } from '@sanchay/contracts';

/** Cohorts that visitors are spread over. */
export const COHORTS = 100;

/**
 * The release that a visitor of this cohort (0 to 99) gets: the canary's for its share, else the live one. Each release
 * of each remote has an order of the cohorts of its own, so that one group of visitors does not get the canaries of all
 * teams; a larger share keeps those that are in.
 */
export function versionFor(name: string, entry: RegistryEntry, cohort: number): string {
  const { canary, live } = entry;
  return canary && canaryOrder(name, canary.version).indexOf(cohort) < canary.percent ? canary.version : live;
}

const orders = new Map<string, readonly number[]>();

/** The cohorts in the order in which a release reaches them: a shuffle whose seed is the release. */
export function canaryOrder(name: string, version: string): readonly number[] {
  const key = `${name}@${version}`;
  const known = orders.get(key);
  if (known) return known;
  const random = seeded(key);
  const order = Array.from({ length: COHORTS }, (_, cohort) => cohort);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  orders.set(key, order);
  return order;
}

/** Numbers from 0 to below 1 that a text determines: FNV-1a as seed, then mulberry32. */
function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
