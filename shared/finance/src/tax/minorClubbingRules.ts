import type { DatedRule } from '../rules/datedRule.ts';

/** Whose income the income and the gains of a minor are for tax. */
export type MinorClubbingRule = {
  /** Whether they are added to those of the parent with the higher income. */
  readonly clubbed: boolean;
};

/** Source: general knowledge of the two acts; the exemption for each child exists in the old regime only. */
export const minorClubbingRules: ReadonlyArray<DatedRule<MinorClubbingRule>> = [
  {
    rule_id: 'minor-clubbing-1992',
    applies_from: '1992-04-01',
    applies_to: '2026-03-31',
    value: { clubbed: true },
    source: 'Section 64(1A) of the Income-tax Act, 1961',
    confidence: 'M',
  },
  {
    rule_id: 'minor-clubbing-2026',
    applies_from: '2026-04-01',
    applies_to: null,
    value: { clubbed: true },
    source: 'Section 99 of the Income-tax Act, 2025',
    confidence: 'M',
  },
];
