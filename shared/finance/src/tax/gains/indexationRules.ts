import type { DatedRule } from '../../rules/datedRule.ts';
import { financialYearBounds } from '../../calendar/dates.ts';

/** [financial year, index]. */
const INDEX: readonly (readonly [string, number])[] = [
  ['2001-02', 100],
  ['2002-03', 105],
  ['2003-04', 109],
  ['2004-05', 113],
  ['2005-06', 117],
  ['2006-07', 122],
  ['2007-08', 129],
  ['2008-09', 137],
  ['2009-10', 148],
  ['2010-11', 167],
  ['2011-12', 184],
  ['2012-13', 200],
  ['2013-14', 220],
  ['2014-15', 240],
  ['2015-16', 254],
  ['2016-17', 264],
  ['2017-18', 272],
  ['2018-19', 280],
  ['2019-20', 289],
  ['2020-21', 301],
  ['2021-22', 317],
  ['2022-23', 331],
  ['2023-24', 348],
  ['2024-25', 363],
  ['2025-26', 376],
];

/**
 * Cost inflation index of each financial year. 2026-27 was not found: it is absent rather than guessed.
 * Source: rules R4.
 */
export const costInflationIndex: ReadonlyArray<DatedRule<number>> = INDEX.map(([year, value]) => ({
  rule_id: `cost-inflation-${year}`,
  applies_from: financialYearBounds(year).from,
  applies_to: financialYearBounds(year).to,
  value,
  source:
    year < '2018-19'
      ? 'CBDT notification 44/2017 (rules R4)'
      : 'CBDT, yearly notifications up to 70/2025 (rules R4)',
  confidence: 'H',
}));
