import { NoRuleError } from '../datedRule.ts';
import { rupees, toWire } from '../money.ts';

/**
 * Cost inflation index by financial year. Source: rules R4 (CBDT 44/2017 up to 272; 70/2025 for 376), confidence H.
 * 2026-27 was not found: it is absent rather than guessed.
 */
export const costInflationIndex: Readonly<Record<string, number>> = {
  '2001-02': 100,
  '2002-03': 105,
  '2003-04': 109,
  '2004-05': 113,
  '2005-06': 117,
  '2006-07': 122,
  '2007-08': 129,
  '2008-09': 137,
  '2009-10': 148,
  '2010-11': 167,
  '2011-12': 184,
  '2012-13': 200,
  '2013-14': 220,
  '2014-15': 240,
  '2015-16': 254,
  '2016-17': 264,
  '2017-18': 272,
  '2018-19': 280,
  '2019-20': 289,
  '2020-21': 301,
  '2021-22': 317,
  '2022-23': 331,
  '2023-24': 348,
  '2024-25': 363,
  '2025-26': 376,
};

/**
 * Cost raised by inflation: cost x index of the sale's year / index of the purchase's year, half-up to paise.
 * Years as "2016-17". Rupees. Source: rules R4. @throws NoRuleError when the index of a year is not known.
 */
export function indexedCost(
  cost: number,
  fyBuy: string,
  fySell: string,
  table: Readonly<Record<string, number>> = costInflationIndex,
): number {
  const indexOf = (fy: string): number => {
    const index = Object.hasOwn(table, fy) ? table[fy] : undefined;
    if (index === undefined) throw new NoRuleError('cost inflation index', fy);
    return index;
  };
  return toWire(rupees(cost).times(indexOf(fySell)).div(indexOf(fyBuy)), 2);
}
