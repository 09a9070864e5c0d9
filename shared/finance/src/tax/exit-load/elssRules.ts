import type { DatedRule } from '../../rules/datedRule.ts';

/** Rupees a year that section 80C takes off the income, old regime only. */
export const section80cLimits: readonly DatedRule<number>[] = [
  {
    rule_id: 'section-80c-2014',
    applies_from: '2014-04-01',
    applies_to: null,
    value: 150_000,
    source: 'Finance (No. 2) Act 2014; old regime only (rules R6)',
    confidence: 'H',
  },
];

/** Months for which each allotment of an ELSS fund is locked in. */
export const elssLockIns: readonly DatedRule<number>[] = [
  {
    rule_id: 'elss-lock-in-2005',
    applies_from: '2005-11-03',
    applies_to: null,
    value: 36,
    source: 'Equity Linked Savings Scheme 2005: 3 years from each allotment (rules R6)',
    confidence: 'H',
  },
];

/** The slab rates above nil of the old regime, lowest first. Percent before cess. */
export const oldRegimeRates: readonly DatedRule<readonly number[]>[] = [
  {
    rule_id: 'slab-old-2017',
    applies_from: '2017-04-01',
    applies_to: '2027-03-31',
    value: [5, 20, 30],
    source: 'Finance Act 2017, unchanged since for people below 60 (general knowledge)',
    confidence: 'M',
  },
];

/** Health and education cess on income tax, percent of the tax. */
export const cessRates: readonly DatedRule<number>[] = [
  {
    rule_id: 'cess-2018',
    applies_from: '2018-04-01',
    applies_to: null,
    value: 4,
    source: 'Finance Act 2018 (rules R1)',
    confidence: 'M',
  },
];
