import type { DatedRule } from '../../rules/datedRule.ts';

/** From which shares on a fund is of a kind for tax; `equityAtMost` or `debtAbove` makes it a specified fund. */
export type FundKindShares = {
  readonly equityFrom: number;
  readonly equityAtMost?: number;
  readonly debtAbove?: number;
};

/** Shares in percent that decide how a fund is taxed, by the date of transfer. Source: rules R1 and R2. */
export const fundKindRules: ReadonlyArray<DatedRule<FundKindShares>> = [
  {
    rule_id: 'fund-kind-2025',
    applies_from: '2025-04-01',
    applies_to: null,
    value: { equityFrom: 65, debtAbove: 65 },
    source: 'Section 50AA as changed by the Finance (No. 2) Act 2024: more than 65% in debt (rules R2)',
    confidence: 'H',
  },
  {
    rule_id: 'fund-kind-2023',
    applies_from: '2023-04-01',
    applies_to: '2025-03-31',
    value: { equityFrom: 65, equityAtMost: 35 },
    source: 'Section 50AA of the Finance Act 2023: at most 35% in domestic equity (rules R2)',
    confidence: 'H',
  },
  {
    rule_id: 'fund-kind-2006',
    applies_from: '2006-06-01',
    applies_to: '2023-03-31',
    value: { equityFrom: 65 },
    source:
      'Finance Act 2006: equity-oriented from 65% in domestic equity; no specified funds (general knowledge)',
    confidence: 'M',
  },
];
