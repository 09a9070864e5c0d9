import type { DatedRule } from '../rules/datedRule.ts';

/**
 * Terms of the broker for US shares: smallest and largest order in dollars, brokerage in percent of the value, and how far
 * from the last price a market order for a number of shares may trade, in percent.
 */
export type UsOrderTerms = {
  readonly leastUsd: number;
  readonly mostUsd: number;
  readonly brokeragePct: number;
  readonly protectionPct: number;
};

export const usOrderTerms: ReadonlyArray<DatedRule<UsOrderTerms>> = [
  {
    rule_id: 'us-broker-2020',
    applies_from: '2020-01-01',
    applies_to: null,
    value: { leastUsd: 1, mostUsd: 100_000, brokeragePct: 0.1, protectionPct: 5 },
    source: 'Our own rule: tariff of the invented broker of the sandbox',
    confidence: 'H',
  },
];

const SECTION_31 = 'Securities Exchange Act of 1934, section 31: sellers bear what exchanges pay to the SEC';

/** Fee of the SEC on sales, dollars for each million dollars of value. */
export const usSecFees: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'sec-fee-2026',
    applies_from: '2026-04-04',
    applies_to: null,
    value: 20.6,
    source: `${SECTION_31}; release 34-104909 of 27 February 2026 (note: rate and day to be confirmed)`,
    confidence: 'M',
  },
  {
    rule_id: 'sec-fee-2025',
    applies_from: '2025-05-14',
    applies_to: '2026-04-03',
    value: 0,
    source: `${SECTION_31}; nil since 14 May 2025`,
    confidence: 'M',
  },
  {
    rule_id: 'sec-fee-2024',
    applies_from: '2024-05-22',
    applies_to: '2025-05-13',
    value: 27.8,
    source: `${SECTION_31}; $27.80 a million since 22 May 2024`,
    confidence: 'M',
  },
];

/** Trading activity fee of FINRA on sales: dollars a share, and the most for one trade. */
export type UsTradingFee = { readonly perShare: number; readonly most: number };

export const usTradingFees: ReadonlyArray<DatedRule<UsTradingFee>> = [
  {
    rule_id: 'finra-taf-2026',
    applies_from: '2026-01-01',
    applies_to: null,
    value: { perShare: 0.000195, most: 9.79 },
    source: 'FINRA By-Laws, Schedule A, section 1(b), fees of 2026 (note: to be confirmed)',
    confidence: 'M',
  },
  {
    rule_id: 'finra-taf-2024',
    applies_from: '2024-01-01',
    applies_to: '2025-12-31',
    value: { perShare: 0.000166, most: 8.3 },
    source: 'FINRA By-Laws, Schedule A, section 1(b), fees of 2024',
    confidence: 'M',
  },
];

/** Settlement days after a trade of US shares. */
export const usSettlementRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'us-settlement-2024',
    applies_from: '2024-05-28',
    applies_to: null,
    value: 1,
    source: 'Rule 15c6-1 of the SEC as amended, T+1 since 28 May 2024',
    confidence: 'H',
  },
  {
    rule_id: 'us-settlement-2017',
    applies_from: '2017-09-05',
    applies_to: '2024-05-27',
    value: 2,
    source: 'Rule 15c6-1 of the SEC, T+2 since 5 September 2017',
    confidence: 'H',
  },
];
