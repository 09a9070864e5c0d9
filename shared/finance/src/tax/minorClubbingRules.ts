import type { DatedRule } from '../rules/datedRule.ts';

/** Whose income the income and the gains of a minor are for tax. */
export type MinorClubbingRule = {
  /** Whether they are added to those of the parent with the higher income. */
  readonly clubbed: boolean;
};

/** Source: general knowledge of the two acts. */
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

/** Rupees of the clubbed income of each child that are exempt for the parent, old regime only. */
export const minorExemptions: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'minor-exemption-1993',
    applies_from: '1993-04-01',
    applies_to: '2026-03-31',
    value: 1_500,
    source: 'Section 10(32) of the Income-tax Act, 1961; old regime only (section 115BAC)',
    confidence: 'M',
  },
  {
    rule_id: 'minor-exemption-2026',
    applies_from: '2026-04-01',
    applies_to: null,
    value: 1_500,
    source: 'Income-tax Act, 2025, which continues the exemption of section 10(32); old regime only',
    confidence: 'M',
  },
];
