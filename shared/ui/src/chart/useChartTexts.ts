import { useMemo } from 'react';
import { useFormat, type Formats } from '@sanchay/i18n';
import type { PlotTexts } from './plotOptions.ts';
import type { TickKind } from './ticks.ts';

const LARGE = 100_000;

function tickText(format: Formats, seconds: number, kind: TickKind): string {
  const iso = new Date(seconds * 1000).toISOString().slice(0, 10);
  // "20 Nov 2026" in either language: day, month, year.
  const [day = '', month = '', year = ''] = format.date(iso).split(' ');
  if (kind === 'year') return year;
  return kind === 'month' ? `${month} ${year.slice(2)}` : `${day} ${month}`;
}

function valueText(format: Formats, value: number, step: number): string {
  if (Math.abs(value) >= LARGE) return format.compact(value, { decimals: step >= LARGE ? 1 : 2 });
  return format.number(value, { decimals: step >= 1 ? 0 : step >= 0.1 ? 1 : 2 });
}

/** Words on the axes in the language of now. */
export function useChartTexts(): PlotTexts {
  const format = useFormat();
  return useMemo(
    () => ({
      tick: (seconds, kind) => tickText(format, seconds, kind),
      value: (value, step) => valueText(format, value, step),
    }),
    [format],
  );
}
