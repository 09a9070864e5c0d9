import type { RegistryEntry } from '@sanchay/contracts';

/** Cohorts that visitors are spread over. */
export const COHORTS = 100;

/** The release that a visitor of this cohort (0 to 99) gets: the canary's for its share, else the live one. */
export function versionFor(entry: RegistryEntry, cohort: number): string {
  return entry.canary && cohort < entry.canary.percent ? entry.canary.version : entry.live;
}
