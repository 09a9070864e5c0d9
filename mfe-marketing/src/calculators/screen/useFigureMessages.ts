import { useFormat, useMessages } from '@sanchay/i18n';
import { useMemo } from 'react';
import { CALCULATOR_MESSAGES } from '../calculatorMessages.ts';
import type { Unit } from '../definitions/calculator.ts';

/** From these on pictures and headlines are short ("₹1.5 L", "₹1.25 Cr"). */
const LAKH = 1e5;
const CRORE = 1e7;
/** From here on every amount is a power of ten. */
const LARGEST_WRITTEN = 1e16;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** "₹1.27 × 10⁴²": beyond all names of numbers, but still true and short. */
export function powerOfTen(value: number): string {
  const [figures = '', exponent = ''] = Math.abs(value).toExponential(2).split('e+');
  const raised = [...exponent].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');
  return `${value < 0 ? '−' : ''}₹${figures} × 10${raised}`;
}

const isHuge = (value: number): boolean => Math.abs(value) >= LARGEST_WRITTEN;

export interface FigureMessages {
  /** A figure in full. */
  full: (value: number, unit: Unit) => string;
  /** A figure that stands large: exact below a crore. */
  large: (value: number, unit: Unit) => string;
  /** A figure in short, for pictures. */
  short: (value: number, unit: Unit) => string;
  /** A length of time: whole years, whole months, or days. */
  time: (months: number) => string;
}

/** How figures of calculators are written in the language of now. */
export function useFigureMessages(): FigureMessages {
  const { t } = useMessages(CALCULATOR_MESSAGES);
  const { rupees, compact, percent, number } = useFormat();
  return useMemo(() => {
    const time = (months: number): string => {
      if (months % 12 === 0) return t('state.years', { count: months / 12 });
      if (Number.isInteger(months)) return t('state.months', { count: months });
      return t('state.days', { count: Math.round((months / 12) * 365) });
    };
    const full = (value: number, unit: Unit): string => {
      if (unit === 'months') return time(value);
      if (unit === 'percent') return percent(value);
      if (unit === 'count') return number(value);
      return isHuge(value) ? powerOfTen(value) : rupees(value, { decimals: unit === 'paise' ? 2 : 0 });
    };
    const shortFrom =
      (from: number) =>
      (value: number, unit: Unit): string =>
        unit === 'rupees' && Math.abs(value) >= from && !isHuge(value) ? compact(value) : full(value, unit);
    return { full, large: shortFrom(CRORE), short: shortFrom(LAKH), time };
  }, [t, rupees, compact, percent, number]);
}
