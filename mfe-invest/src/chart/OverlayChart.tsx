import { useFormat } from '@sanchay/i18n';
import { LineChart, rangeStart } from '@sanchay/ui';
import type { ChartSeries, RangeId } from '@sanchay/ui';
import { useMemo } from 'react';
import { depositGrowth, growthSince, valuesOn } from './growthLines.ts';
import type { NavLine } from './navLine.ts';

/** Something held beside a fund: a series, or a yearly rate in percent. */
export interface Overlay {
  label: string;
  line: NavLine | number;
}

interface OverlayChartProps {
  label: string;
  own: { label: string; line: NavLine };
  overlays: readonly Overlay[];
  ranges: readonly RangeId[];
  range: RangeId;
  onRange: (range: RangeId) => void;
}

/** A fund and what it is held beside, all as growth in percent since the start of the range. */
export function OverlayChart({ label, own, overlays, ranges, range, onRange }: OverlayChartProps) {
  const { percent } = useFormat();
  const dates = useMemo(
    () => own.line.dates.slice(rangeStart(own.line.dates, range)),
    [own.line.dates, range],
  );
  const series = useMemo<ChartSeries[]>(
    () => [
      { label: own.label, values: growthSince(valuesOn(own.line, dates)) },
      ...overlays.map(({ label: name, line }) => ({
        label: name,
        values: typeof line === 'number' ? depositGrowth(dates, line) : growthSince(valuesOn(line, dates)),
      })),
    ],
    [own, overlays, dates],
  );
  return (
    <LineChart
      label={label}
      dates={dates}
      series={series}
      ranges={ranges}
      range={range}
      onRange={onRange}
      format={(value) => percent(value, { decimals: 1 })}
    />
  );
}
