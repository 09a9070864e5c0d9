import type { DatedRule } from '../../rules/datedRule.ts';

/** Gains are long-term after more than so many months, and taxed at so many percent then. */
export type OtherFundGains = {
  readonly months: number;
  /** For units that are traded on an exchange. */
  readonly listedMonths: number;
  readonly ratePct: number;
  /** Whether the cost is raised by inflation before the rate applies. */
  readonly indexed?: boolean;
};

/** Debt and money-market funds bought from this day are short-term for ever. Source: rules R2 (section 50AA). */
export const specifiedFundRules: ReadonlyArray<DatedRule<string>> = [
  {
    rule_id: 'specified-fund-2023',
    applies_from: '2023-04-01',
    applies_to: null,
    value: '2023-04-01',
    source: 'Finance Act 2023, section 50AA; wording of 1 Apr 2025 for the share in debt (rules R2)',
    confidence: 'H',
  },
];

/** What is neither equity nor under section 50AA, by the date of transfer. Source: rules R2. */
export const otherFundRules: ReadonlyArray<DatedRule<OtherFundGains>> = [
  {
    rule_id: 'other-fund-gains-2014',
    applies_from: '2014-07-11',
    applies_to: '2024-07-22',
    value: { months: 36, listedMonths: 36, ratePct: 20, indexed: true },
    source:
      'Finance (No. 2) Act 2014: units other than equity after more than 36 months, 20% with indexation (rules R2)',
    confidence: 'H',
  },
  {
    rule_id: 'other-fund-gains-2024',
    applies_from: '2024-07-23',
    applies_to: null,
    value: { months: 24, listedMonths: 12, ratePct: 12.5 },
    source:
      'Finance (No. 2) Act 2024: more than 24 months, listed units such as gold ETFs more than 12; 12.5% without indexation (rules R2)',
    confidence: 'M',
  },
];
