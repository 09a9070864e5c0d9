import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import type { Currency } from './shareLine.ts';

const DOLLAR_UNITS = [
  { from: 1e12, word: 'unit.trillion', letter: 'T' },
  { from: 1e9, word: 'unit.billion', letter: 'B' },
  { from: 1e6, word: 'unit.million', letter: 'M' },
] as const;

const LAKH_CRORE = 1e12;

/** How prices, values and sectors of shares are written. */
export interface ShareFormat {
  /** A price to two decimals: "₹1,234.50", "$98.20"; "--" without one. */
  price: (value: number | null, currency: Currency) => string;
  /** A market value in short: "₹5.2 Lac Cr", "$2.4 trillion", in the columns of a list "$2.4T". */
  size: (value: number | null, currency: Currency, place?: 'text' | 'list') => string;
  /** A figure without unit, such as a P/E, to one decimal. */
  ratio: (value: number | null) => string;
  /** A sector in words. */
  sector: (name: string) => string;
}

export function useShareFormat(): ShareFormat {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees, compact, number } = useFormat();
  return {
    price: (value, currency) => rupees(value, { decimals: 2, currency }),
    size(value, currency, place = 'text') {
      const unit =
        value === null || currency === 'INR' ? undefined : DOLLAR_UNITS.find(({ from }) => value >= from);
      if (!unit) return compact(value, { currency, decimals: (value ?? 0) >= LAKH_CRORE ? 2 : 0 });
      const figure = rupees(value! / unit.from, { decimals: 1, currency });
      return place === 'list' ? `${figure}${unit.letter}` : t(unit.word, { value: figure });
    },
    ratio: (value) => number(value, { decimals: 1 }),
    sector(name) {
      const shown = dataLabel(t, 'sector', name);
      return shown === name ? `${name.slice(0, 1)}${name.slice(1).toLowerCase()}` : shown;
    },
  };
}
