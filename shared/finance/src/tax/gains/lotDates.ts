import { requireRule, ruleOn } from '../../rules/datedRule.ts';
import { addDays, addMonthsClamped } from '../../calendar/dates.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import { loadUntil, type LoadSlab } from '../exit-load/exitLoadSlabs.ts';
import type { GainRules } from './fundGains.ts';
import type { FundTax } from './taxKind.ts';

/**
 * The first ISO day from which units bought on a day are sold without exit load; the day of purchase for a fund
 * without one. Source: rules R5.
 */
export function loadFreeFrom(slabs: readonly LoadSlab[], boughtOn: string): string {
  return slabs
    .filter(({ pct }) => pct > 0)
    .map((slab) => addDays(loadUntil(slab, boughtOn), 1))
    .reduce((latest, day) => (day > latest ? day : latest), boughtOn);
}

/**
 * The first ISO day on which a gain on units bought on a day is long-term, by the rules in force on `today`; null where
 * it never is (specified funds, section 50AA) or the kind of the fund is not known. Source: rules R1 and R2.
 * @throws NoRuleError where no row covers `today`.
 */
export function longTermFrom(
  { kind, listed }: Pick<FundTax, 'kind' | 'listed'>,
  { boughtOn, today }: { boughtOn: string; today: string },
  rules: Pick<RuleBook, keyof GainRules>,
): string | null {
  if (kind === 'unknown') return null;
  const after = (months: number) => addDays(addMonthsClamped(boughtOn, months), 1);
  if (kind === 'equity')
    return after(requireRule(rules.equity_gains, today, 'tax on equity gains').value.months);
  const specified = ruleOn(rules.specified_fund, today);
  if (kind === 'specified' && specified && specified.value <= boughtOn) return null;
  const { value } = requireRule(rules.other_fund_gains, today, 'tax on gains of other funds');
  return after(listed ? value.listedMonths : value.months);
}
