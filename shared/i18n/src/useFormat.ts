import {
  formatCompact,
  formatDate,
  formatDateTime,
  formatNav,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatRupees,
  formatUnits,
} from '@sanchay/finance';
import { language } from './instance.ts';
import type { Language } from './languages.ts';
import { useMessages } from './useMessages.ts';

type FormatOptions = NonNullable<Parameters<typeof formatRupees>[1]>;
type Amount = Parameters<typeof formatRupees>[0];
type Moment = Parameters<typeof formatDate>[0];
type Options = Omit<FormatOptions, 'locale'>;

/** The format functions of `finance` bound to one language. */
export interface Formats {
  language: Language;
  rupees: (value: Amount, options?: Options) => string;
  compact: (value: Amount, options?: Options) => string;
  percent: (value: Amount, options?: Options) => string;
  number: (value: Amount, options?: Options) => string;
  nav: (value: Amount, decimals?: number) => string;
  units: (value: Amount, decimals?: number) => string;
  date: (value: Moment) => string;
  dateTime: (value: Moment) => string;
  /** A day of the month for a sentence: "5th", in Hindi "5". */
  ordinal: (day: number) => string;
}

function bind(locale: Language): Formats {
  return {
    language: locale,
    rupees: (value, options) => formatRupees(value, { ...options, locale }),
    compact: (value, options) => formatCompact(value, { ...options, locale }),
    percent: (value, options) => formatPercent(value, { ...options, locale }),
    number: (value, options) => formatNumber(value, { ...options, locale }),
    nav: (value, decimals) => formatNav(value, decimals),
    units: (value, decimals) => formatUnits(value, decimals),
    date: (value) => formatDate(value, locale),
    dateTime: (value) => formatDateTime(value, locale),
    ordinal: (day) => formatOrdinal(day, locale),
  };
}

const formats: Record<Language, Formats> = { en: bind('en'), hi: bind('hi') };

/** The formats of one language, for use outside React. Same object every time. */
export function formatsFor(locale: Language = language()): Formats {
  return formats[locale];
}

/** Figures and dates in the language that is shown. */
export function useFormat(): Formats {
  return formats[useMessages().language];
}
