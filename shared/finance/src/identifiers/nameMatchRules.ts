import type { DatedRule } from '../rules/datedRule.ts';

/** The lowest score at which two names count as the same individual's. Our own figure; no regulator prescribes one. */
export const nameMatchRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'name-match-2026',
    applies_from: '2020-01-01',
    applies_to: null,
    value: 60,
    source:
      'Own rule: an initial, a missing middle name or one wrong letter passes, another first name does not',
    confidence: 'M',
  },
];
