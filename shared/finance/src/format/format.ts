import { figures, type SignMode } from './groupDigits.ts';
import { scaleOf, type Big } from '../money.ts';
import { rupees } from '../quantity.ts';

export type Locale = 'en' | 'hi';
export type Currency = 'INR' | 'USD';
/** What may arrive where a figure should be: text from the database, or nothing. */
export type Figure = number | string | null | undefined;

/** Shown where a word is missing. Source: specification, section 9. */
export const MISSING_TEXT = 'NA';
/** Shown where a figure is missing. Source: specification, section 9. */
export const MISSING_FIGURE = '--';

/**
 * The sentences of a text that show no missing figure or word, for descriptions that are read outside the page. Empty when
 * each has one.
 */
export function completeSentences(text: string): string {
  const gap = new RegExp(`${MISSING_FIGURE}|(?<![\\p{L}\\p{N}])${MISSING_TEXT}(?![\\p{L}\\p{N}])`, 'u');
  return text
    .split(/(?<=[.।!?])\s+/)
    .filter((sentence) => !gap.test(sentence))
    .join(' ');
}

const SYMBOL: Record<Currency, string> = { INR: '₹', USD: '$' };

export type FormatOptions = {
  /** Decimals shown. */
  decimals?: number;
  locale?: Locale;
  sign?: SignMode;
  currency?: Currency;
};

/** The decimal behind a figure, or null when there is none: null, NaN, an infinity, or text that is no number. */
function decimalOf(value: Figure): Big | null {
  if (value === null || value === undefined || value === '') return null;
  try {
    return rupees(value);
  } catch {
    return null;
  }
}

function withUnit(value: Figure, before: string, after: string, decimals: number, sign: SignMode): string {
  const decimal = decimalOf(value);
  if (!decimal) return MISSING_FIGURE;
  const shown = figures(decimal, decimals, sign);
  return `${shown.sign}${before}${shown.text}${after}`;
}

/** Rupees (or dollars) with Indian grouping: "₹24,86,310", "−₹1,234". No decimals by default. */
export function formatRupees(
  value: Figure,
  { decimals = 0, sign = 'auto', currency = 'INR' }: FormatOptions = {},
): string {
  return withUnit(value, SYMBOL[currency], '', decimals, sign);
}

/** A plain number with Indian grouping. */
export function formatNumber(value: Figure, { decimals = 0, sign = 'auto' }: FormatOptions = {}): string {
  return withUnit(value, '', '', decimals, sign);
}

/** Percent, given as percent (12.5 for 12.5 %): "12.50%". */
export function formatPercent(value: Figure, { decimals = 2, sign = 'auto' }: FormatOptions = {}): string {
  return withUnit(value, '', '%', decimals, sign);
}

/** Units of a fund, 3 decimals by default (some schemes use 4). */
export function formatUnits(value: Figure, decimals = 3): string {
  return withUnit(value, '', '', decimals, 'auto');
}

/** A NAV in rupees, 4 decimals by default: "₹1,234.5678". */
export function formatNav(value: Figure, decimals = 4): string {
  return withUnit(value, SYMBOL.INR, '', decimals, 'auto');
}

/** Smallest first. Source: specification, section 9 (K 1e3, L 1e5, Cr 1e7, Lac Cr 1e12). */
const UNITS = [
  { from: 1, en: '', hi: '' },
  { from: 1e3, en: ' K', hi: ' हज़ार' },
  { from: 1e5, en: ' L', hi: ' लाख' },
  { from: 1e7, en: ' Cr', hi: ' करोड़' },
  { from: 1e12, en: ' Lac Cr', hi: ' लाख करोड़' },
] as const;

/**
 * A large amount in short: "₹24.86 L", "₹1.5 Cr", "$2 K". At most `decimals` (2) decimals, without trailing
 * zeros. The unit is chosen after rounding: 99,999.99 is "₹1 L", not "₹100 K".
 */
export function formatCompact(
  value: Figure,
  { decimals = 2, locale = 'en', sign = 'auto', currency = 'INR' }: FormatOptions = {},
): string {
  const decimal = decimalOf(value);
  if (!decimal) return MISSING_FIGURE;
  const size = decimal.abs();
  let index = Math.max(
    0,
    UNITS.findLastIndex((unit) => size.gte(unit.from)),
  );
  const next = UNITS[index + 1];
  const rounded = decimal.div(UNITS[index]!.from).round(decimals);
  if (next && rounded.abs().times(UNITS[index]!.from).gte(next.from)) index += 1;
  const unit = UNITS[index]!;
  const short = decimal.div(unit.from).round(decimals);
  const shown = figures(short, scaleOf(short), sign);
  return `${shown.sign}${SYMBOL[currency]}${shown.text}${unit[locale]}`;
}
