import { useFormat } from '@sanchay/i18n';
import { LineChart, rangesWithin, rangeStart, shownRange, type ChartSeries, type RangeId } from '@sanchay/ui';
import { useMemo, useState } from 'react';
import { depositGrowth, growthSince, valuesOn } from './growthLines.ts';
import type { NavLine } from './navLine.ts';

/** Something held beside a fund or stock: a series, or a yearly rate in percent. */
export interface Overlay {
  label: string;
  line: NavLine | number;
}

interface OverlayChartProps {
  /** What the chart shows, with the name of the fund or stock. */
  label: string;
  /** Keep both the same between renders (`useMemo`), or the chart is drawn anew. */
  own: { label: string; line: NavLine };
  overlays: readonly Overlay[];
  /** Range at the start. */
  range?: RangeId;
  /** How a value is written while nothing is beside it; a NAV by default. */
  format?: (value: number) => string;
}

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;

/** Values of a fund or stock with ranges; with something beside it, all as growth in percent since the start of the range. */
export function OverlayChart({ label, own, overlays, range: initial = '5Y', format }: OverlayChartProps) {
  const { percent, nav } = useFormat();
  const [asked, setAsked] = useState<RangeId>(initial);
  const ranges = useMemo(() => rangesWithin(own.line.dates, RANGES), [own]);
  const range = shownRange(asked, ranges);
  const alone = overlays.length === 0;
  const shown = useMemo(() => {
    const from = rangeStart(own.line.dates, range);
    const dates = own.line.dates.slice(from);
    const navs = own.line.navs.slice(from);
    const first: ChartSeries = alone
      ? { label: own.label, values: navs, kind: 'area' }
      : { label: own.label, values: growthSince(navs) };
    const others = overlays.map(({ label: name, line }) => ({
      label: name,
      values: typeof line === 'number' ? depositGrowth(dates, line) : growthSince(valuesOn(line, dates)),
    }));
    return { dates, series: [first, ...others] };
  }, [own, overlays, range, alone]);
  return (
    <LineChart
      label={label}
      {...shown}
      ranges={ranges}
      range={range}
      onRange={setAsked}
      format={(value) => (alone ? (format ?? nav)(value) : percent(value, { decimals: 1 }))}
    />
  );
}
