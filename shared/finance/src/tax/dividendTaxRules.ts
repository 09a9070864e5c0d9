import type { DatedRule } from '../rules/datedRule.ts';

/** How the income from dividends and IDCW payouts is taxed in the hands of the holder. */
export type DividendTaxRule = {
  /** Whether it is added to the income of the slabs; otherwise the fund or company paid the tax. */
  readonly taxed: boolean;
};

/** Source: rules R13 (income at slab). The tax of the payer until March 2020 is general knowledge. */
export const dividendTaxRules: ReadonlyArray<DatedRule<DividendTaxRule>> = [
  {
    rule_id: 'dividend-exempt-2017',
    applies_from: '2017-04-01',
    applies_to: '2020-03-31',
    value: { taxed: false },
    source: 'Section 10(34) and 10(35), until the Finance Act 2020',
    confidence: 'M',
  },
  {
    rule_id: 'dividend-slab-2020',
    applies_from: '2020-04-01',
    applies_to: null,
    value: { taxed: true },
    source: 'Finance Act 2020 (rules R13)',
    confidence: 'M',
  },
];
