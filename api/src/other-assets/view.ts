import type { OtherAsset, ValueBasis } from '@sanchay/contracts';
import {
  addDays,
  assetFigures,
  assetValue,
  assetValues,
  previousBusinessDay,
  rupees,
  toWire,
  type AssetFigures,
  type BusinessCalendar,
} from '@sanchay/finance';
import { interestBasis, plainBasis } from '../net-worth/index.ts';
import { accrualOf } from './accrual.ts';
import type { OtherAssetRow } from './store.ts';

interface Moment {
  /** The business day. */
  today: string;
  calendar: BusinessCalendar;
}

/** What is owed counts against what is owned. */
const signOf = ({ type }: Pick<OtherAssetRow, 'type'>): 1 | -1 => (type === 'loan' ? -1 : 1);

/** An asset with its figures of a business day. Its entries are none of the future, so that there always are some. */
export function assetView(row: OtherAssetRow, { today, calendar }: Moment): OtherAsset {
  const { id, version, type, name, rate_percentage, compounding, matures_on, grams } = row;
  const accrual = accrualOf(row);
  const figures = assetFigures(row.entries, accrual, today) ?? nothing(today);
  const isMatured = matures_on !== null && matures_on <= today;
  const earns = accrual !== null && !(isMatured && accrual.kind === 'deposit');
  return {
    id,
    version,
    type,
    name,
    rate_percentage,
    compounding,
    matures_on,
    grams,
    value: toWire(figures.value.times(signOf(row)), 2),
    value_from: figures.from,
    accrues: earns,
    matured: isMatured,
    stale: accrual === null && figures.from < previousBusinessDay(calendar, today, 'equity'),
    ...(type === 'loan' ? NO_RETURNS : returnsOf(figures)),
  };
}

const NO_RETURNS = {
  invested: null,
  gain: null,
  absolute_percentage: null,
  xirr_percentage: null,
  xirr_problem: null,
} as const;

const nothing = (today: string): AssetFigures => ({
  ...assetValue([{ on: today, kind: 'value', amount: 0 }], null, today)!,
  paidIn: null,
  gain: null,
  absolutePct: null,
  xirr: null,
});

function returnsOf({ paidIn, gain, absolutePct, xirr }: AssetFigures) {
  if (paidIn === null || xirr === null) return NO_RETURNS;
  return {
    invested: toWire(paidIn, 2),
    gain: toWire(gain!, 2),
    absolute_percentage: toWire(absolutePct!, 2),
    xirr_percentage: xirr.rate === null ? null : toWire(xirr.rate * 100, 2),
    xirr_problem: xirr.problem,
  };
}

/** Years whose months are all shown; of earlier ones only the last day is. */
const YEARS_BY_MONTH = 5;

/**
 * Days of the value over time: the end of the month of the first entry, the ends of earlier years and of the months of
 * the last five, and `today`; none without entries.
 */
export function historyDays(rows: readonly OtherAssetRow[], today: string): string[] {
  const days = rows.flatMap(({ entries }) => entries.map(({ on }) => on));
  if (days.length === 0) return [];
  const first = monthEnd(days.reduce((a, b) => (a < b ? a : b)));
  const byMonth = String(Number(today.slice(0, 4)) - YEARS_BY_MONTH + 1);
  const ends: string[] = [];
  for (let end = first; end < today; end = monthEnd(addDays(end, 1)))
    if (end === first || end >= byMonth || end.endsWith('-12-31')) ends.push(end);
  return [...ends, today];
}

function monthEnd(day: string): string {
  const next = addDays(`${day.slice(0, 7)}-28`, 4);
  return addDays(`${next.slice(0, 7)}-01`, -1);
}

/** Rupees of an asset at the end of a day; 0 before its first entry. */
export function valueOn(row: OtherAssetRow, day: string): number {
  const worth = assetValue(row.entries, accrualOf(row), day);
  return worth === null ? 0 : toWire(worth.value.times(signOf(row)), 2);
}

/** What the value of an asset on a day is computed from: what was recorded, with the interest that its rule adds. */
export function basisOn(row: OtherAssetRow, day: string): ValueBasis {
  const accrual = accrualOf(row);
  const recorded = assetValue(row.entries, null, day);
  if (recorded === null || accrual === null) return plainBasis('recorded', recorded?.from ?? null);
  const principal = toWire(recorded.value.times(signOf(row)), 2);
  return interestBasis(
    principal,
    toWire(rupees(valueOn(row, day)).minus(rupees(principal)), 2),
    recorded.from,
  );
}

/** The same at the end of each of the days, which are ascending. */
export function valuesOn(row: OtherAssetRow, days: readonly string[]): number[] {
  const values = assetValues(row.entries, accrualOf(row), days);
  return values.map((value) => (value === null ? 0 : toWire(value.times(signOf(row)), 2)));
}
