import { dateOfEpochDay } from '../calendar/dates.ts';
import { ruleOn } from '../rules/datedRule.ts';
import { indexWithin, NAV_AGE_DAYS, type NavSeries } from '../returns/returns.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import { monthsBefore } from './periodWalk.ts';

const MONTHS = 36;
const FEWEST_MONTHS = 12;
const A_YEAR = 12;

/**
 * Monthly returns of the last three years as fractions, newest first, each with the day on which its month ended; up to
 * the first month that the history does not cover.
 */
function monthlyReturns(series: NavSeries): { value: number; end: number }[] {
  const last = series.days.length - 1;
  const returns: { value: number; end: number }[] = [];
  if (last < 0) return returns;
  const today = series.days[last]!;
  let later = last;
  for (let month = 1; month <= MONTHS; month += 1) {
    const row = indexWithin(series, monthsBefore(today, month), NAV_AGE_DAYS.month);
    if (row < 0) break;
    returns.push({ value: series.navs[later]! / series.navs[row]! - 1, end: series.days[later]! });
    later = row;
  }
  return returns;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The standard deviation of a sample. */
function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1));
}

/**
 * Yearly volatility in percent: the standard deviation of the monthly returns of the last three years (at least
 * one), times the square root of 12. Source: how scheme factsheets state standard deviation.
 */
export function volatilityPct(series: NavSeries): number | null {
  const returns = monthlyReturns(series).map(({ value }) => value);
  return returns.length < FEWEST_MONTHS ? null : deviation(returns) * Math.sqrt(A_YEAR) * 100;
}

/** A risk-free rate and the months that it was compared with. */
export interface RiskFreeMonths {
  /** Percent a year, its rule, and how many of the months it was in force at the end of. */
  rate: number;
  ruleId: string;
  months: number;
  /** Ends of the first and the last of these months, ISO days. */
  from: string;
  to: string;
}

export interface Sharpe {
  value: number;
  /** Every rate that went into it, the earliest first. */
  rates: RiskFreeMonths[];
  /** Percent a year in force at the end, and its rule. */
  riskFree: number;
  ruleId: string;
}

/**
 * Sharpe ratio of the last three years: the mean of monthly returns above the risk-free rate of their month, over
 * their standard deviation, times the square root of 12. A month's rate is a twelfth of the one in force at its end.
 * @returns null below three years of history, where a month has no risk-free rate, and where nothing moved.
 */
export function sharpeRatio(series: NavSeries, rules: Pick<RuleBook, 'risk_free_rate'>): Sharpe | null {
  const returns = monthlyReturns(series);
  if (returns.length < MONTHS) return null;
  const above: number[] = [];
  const rates: RiskFreeMonths[] = [];
  for (const { value, end } of returns) {
    const rule = ruleOn(rules.risk_free_rate, dateOfEpochDay(end));
    if (!rule) return null;
    above.push(value - rule.value / 100 / A_YEAR);
    const day = dateOfEpochDay(end);
    const same = rates.find(({ ruleId }) => ruleId === rule.rule_id);
    if (same) Object.assign(same, { months: same.months + 1, from: day });
    else rates.unshift({ rate: rule.value, ruleId: rule.rule_id, months: 1, from: day, to: day });
  }
  const spread = deviation(above);
  const rule = ruleOn(rules.risk_free_rate, dateOfEpochDay(series.days.at(-1)!))!;
  // Below this the months differ by rounding only.
  if (spread < 1e-9) return null;
  const value = (mean(above) / spread) * Math.sqrt(A_YEAR);
  return { value, rates, riskFree: rule.value, ruleId: rule.rule_id };
}
