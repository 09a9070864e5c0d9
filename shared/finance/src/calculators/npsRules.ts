import type { DatedRule } from '../rules/datedRule.ts';

/** Smallest share of the corpus, in percent, that must buy an annuity (non-government subscribers). */
export const npsAnnuityFloors: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'nps-annuity-floor-2015',
    applies_from: '2015-01-01',
    applies_to: '2025-12-18',
    value: 40,
    source: 'PFRDA exit rules before the notice of 19 Dec 2025 (rules R8)',
    confidence: 'M',
  },
  {
    rule_id: 'nps-annuity-floor-2025',
    applies_from: '2025-12-19',
    applies_to: null,
    value: 20,
    source: 'PFRDA notice of 19 Dec 2025 (rules R8)',
    confidence: 'M',
  },
];
