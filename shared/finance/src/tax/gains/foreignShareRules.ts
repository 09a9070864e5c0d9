import type { DatedRule } from '../../rules/datedRule.ts';

/** What a resident may send abroad in a financial year under the Liberalised Remittance Scheme, US dollars. */
export const remittanceLimits: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'lrs-limit-2015',
    applies_from: '2015-05-26',
    applies_to: null,
    value: 250_000,
    source: 'Liberalised Remittance Scheme (rules R11)',
    confidence: 'H',
  },
];

/** Tax collected on money sent abroad to invest: percent of what exceeds a sum of rupees in a financial year. */
export type RemittanceTcs = { readonly above: number; readonly ratePct: number };

/** Source: rules R11; the row of 2023 is general knowledge. */
export const remittanceTcsRules: ReadonlyArray<DatedRule<RemittanceTcs>> = [
  {
    rule_id: 'lrs-tcs-2023',
    applies_from: '2023-10-01',
    applies_to: '2025-03-31',
    value: { above: 700_000, ratePct: 20 },
    source: 'Finance Act 2023, section 206C(1G)',
    confidence: 'M',
  },
  {
    rule_id: 'lrs-tcs-2025',
    applies_from: '2025-04-01',
    applies_to: null,
    value: { above: 1_000_000, ratePct: 20 },
    source: 'Finance Act 2025 (rules R11)',
    confidence: 'M',
  },
];

/** Percent that the United States keep of dividends paid to residents of India. */
export const usDividendWithholding: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'us-dividend-treaty',
    applies_from: '1991-01-01',
    applies_to: null,
    value: 25,
    source: 'Treaty between India and the United States, article 10 (rules R11)',
    confidence: 'M',
  },
];

/** Percent that the United States keep of dividends of a holder without a valid Form W-8BEN. */
export const usDividendStatutory: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'us-dividend-statutory',
    applies_from: '1991-01-01',
    applies_to: null,
    value: 30,
    source: 'Internal Revenue Code, section 871(a): 30% without a treaty claim (general knowledge)',
    confidence: 'M',
  },
];

/** Gain on shares listed abroad: months until it is long term, and the percent then; before that it is income. */
export type ForeignShareGains = {
  readonly longTermMonths: number;
  readonly ltcgPct: number;
  /** Whether the cost is raised by inflation before the rate applies. */
  readonly indexed?: boolean;
};

/** Source: rules R1 from 23 July 2024 on; the row before it is general knowledge. */
export const foreignShareGains: ReadonlyArray<DatedRule<ForeignShareGains>> = [
  {
    rule_id: 'foreign-shares-2016',
    applies_from: '2016-04-01',
    applies_to: '2024-07-22',
    value: { longTermMonths: 24, ltcgPct: 20, indexed: true },
    source: 'Finance Act 2016, section 2(42A), and old section 112: 20% with indexation',
    confidence: 'M',
  },
  {
    rule_id: 'foreign-shares-2024',
    applies_from: '2024-07-23',
    applies_to: null,
    value: { longTermMonths: 24, ltcgPct: 12.5 },
    source: 'Finance (No. 2) Act 2024, old section 112',
    confidence: 'M',
  },
];

/** Which day's rate of exchange turns foreign gains and income into rupees. */
export type ForeignIncomeRate = { readonly day: 'last_of_previous_month' };

/** The rule is general knowledge: telegraphic transfer buying rate of State Bank of India. */
export const foreignIncomeRates: ReadonlyArray<DatedRule<ForeignIncomeRate>> = [
  {
    rule_id: 'rule-115',
    applies_from: '1990-04-01',
    applies_to: null,
    value: { day: 'last_of_previous_month' },
    source:
      'Income-tax Rules 1962, rule 115: telegraphic transfer buying rate of State Bank of India on the last day of the previous month',
    confidence: 'M',
  },
];
