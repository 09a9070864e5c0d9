import { formatOrdinal, formatRupees, formatUnits, rupees, scaleOf, type Locale } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';

/** Values of a timeline sentence, as stored with its key. */
export type StepValues = Record<string, string | number>;

/** Rupees as people write them: paise only where there are some. */
export function rupeesText(amount: string | number): string {
  return formatRupees(amount, { decimals: scaleOf(amount) > 0 ? 2 : 0 });
}

const AND = { en: 'and', hi: 'और' } satisfies Localized;

/** '1st, 5th and 10th', in Hindi '1, 5 और 10'. */
export function daysText(days: readonly number[], language: Locale = 'en'): string {
  const all = days.toSorted((a, b) => a - b).map((day) => formatOrdinal(day, language));
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} ${AND[language]} ${all.at(-1)}`;
}

/** An amount among a step's values, as people write it. */
export function money(values: StepValues, key = 'amount'): string {
  return rupeesText(rupees(String(values[key])).toFixed());
}

/** The difference in units of a correction, with its sign. */
export function signedUnits({ difference, decimals }: StepValues): string {
  const value = rupees(String(difference));
  return `${value.lt(0) ? '−' : '+'}${formatUnits(value.abs().toFixed(), Number(decimals))}`;
}
