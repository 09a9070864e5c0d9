import { NoRuleError, ruleOn } from '../../rules/datedRule.ts';
import { financialYearBounds } from '../../calendar/dates.ts';
import { toWire } from '../../money.ts';
import { rupees } from '../../quantity.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';

/**
 * Cost raised by inflation: cost x index of the sale's year / index of the purchase's year, half-up to paise.
 * Years as "2016-17". Rupees. Source: rules R4.
 * @throws NoRuleError when the index of a year is not known; RangeError for a bad year.
 */
export function indexedCost(
  cost: number,
  fyBuy: string,
  fySell: string,
  rules: Pick<RuleBook, 'cost_inflation_index'>,
): number {
  const indexOf = (fy: string): number => {
    const row = ruleOn(rules.cost_inflation_index, financialYearBounds(fy).from);
    if (!row) throw new NoRuleError('cost inflation index', fy);
    return row.value;
  };
  return toWire(rupees(cost).times(indexOf(fySell)).div(indexOf(fyBuy)), 2);
}
