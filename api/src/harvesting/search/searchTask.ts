import type { HarvestFolio, HarvestRules, YearFacts } from '@sanchay/finance';

/** What a plan is searched in. */
export interface SearchTask {
  folios: readonly HarvestFolio[];
  year: YearFacts;
  rules: HarvestRules;
}
