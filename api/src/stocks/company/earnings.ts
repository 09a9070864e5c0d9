import { addDays, addMonthsClamped, decimal, quarterStart, type Big } from '@sanchay/finance';
import { streamOf, uniform } from '../../market/index.ts';

/** What invented results follow from. */
export interface Earner {
  isin: string;
  /** Earnings a share of the four quarters up to `BASE`, as decimal text. */
  eps: string | null;
}

export const SEED = 17;
const SHOWN = 8;
const OF_YEAR = 4;
/** Days after a quarter until its results are published. Source: regulation 33 of SEBI (LODR), at most 45 days. */
export const RESULTS_AFTER = 45;
/** Growth of sales from one quarter to the next. */
const GROWTH = 0.025;
/** The last quarter of the year whose earnings are stored, ISO. */
const BASE = '2026-09-30';
const DAYS_OF_QUARTER = 91.31;

const lastDayOf = (start: string, quarters: number): string =>
  addDays(addMonthsClamped(start, 3 * (quarters + 1)), -1);

/** Last days of the quarters that are published on a day, the newest first. */
export function publishedQuarters(today: string, after: number): string[] {
  const ended = addDays(quarterStart(addDays(today, 1 - after)), -1);
  return Array.from({ length: SHOWN }, (_, back) => lastDayOf(quarterStart(ended), -back));
}

const sinceBase = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(BASE)) / 86_400_000 / DAYS_OF_QUARTER);

/** Sales of a quarter, and what it earns, each against an even quarter of the base year. */
function weights(isin: string, day: string): { sales: number; earned: number } {
  const stream = streamOf(`quarter ${isin}`);
  const chance = (purpose: string): number => uniform(SEED, stream, streamOf(purpose));
  const season = 0.92 + 0.16 * chance(`season ${day.slice(5)}`);
  const sales = season * (1 + GROWTH) ** sinceBase(day);
  return { sales, earned: sales * (0.85 + 0.3 * chance(`profit ${day}`)) };
}

const quarterOf = (number: number): string => lastDayOf(quarterStart(BASE), number);

/** What all quarters of the base year weigh. */
function yearWeight(isin: string): number {
  let sum = 0;
  for (let number = 1 - OF_YEAR; number <= 0; number += 1) sum += weights(isin, quarterOf(number)).earned;
  return sum;
}

/** Exact sales and earnings of a quarter as parts of the stored earnings: those of the base year add up to one. */
export function quarterParts(isin: string, day: string): { sales: number; earned: number } {
  const { sales, earned } = weights(isin, day);
  const year = yearWeight(isin);
  return { sales: sales / year, earned: earned / year };
}

/** Earnings a share from the end of the year before the base year to the end of a quarter, to the paisa. */
function earnedUpTo({ isin, eps }: { isin: string; eps: string }, number: number): Big {
  let sum = 0;
  for (let each = 1 - OF_YEAR; each <= number; each += 1) sum += weights(isin, quarterOf(each)).earned;
  for (let each = number + 1; each <= -OF_YEAR; each += 1) sum -= weights(isin, quarterOf(each)).earned;
  return decimal(eps)
    .times(decimal(sum / yearWeight(isin)))
    .round(2);
}

/** Earnings a share of some quarters up to one, to the paisa: those of parts of a time add up to those of the whole. */
function earnedIn(earner: { isin: string; eps: string }, day: string, quarters: number): Big {
  const number = sinceBase(day);
  return earnedUpTo(earner, number).minus(earnedUpTo(earner, number - quarters));
}

/** Earnings a share of one quarter, to the paisa. */
export const quarterEps = (earner: { isin: string; eps: string }, day: string): Big =>
  earnedIn(earner, day, 1);

/**
 * Earnings a share of the last four published quarters as decimal text, which is what their figures add up to; null where
 * none are stored.
 */
export function trailingEps({ isin, eps }: Earner, today: string): string | null {
  if (eps === null) return null;
  const newest = publishedQuarters(today, RESULTS_AFTER)[0]!;
  // The stored earnings are those of the base year, and exact.
  return newest === BASE ? eps : earnedIn({ isin, eps }, newest, OF_YEAR).toFixed(2);
}
