import { useMemo, useState } from 'react';
import { useFormat, useMessages } from '@sanchay/i18n';
import { SegmentedControl } from '../tabs/SegmentedControl.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { ChartTable } from './ChartTable.tsx';
import { Drawing } from './Drawing.tsx';
import { Legend } from './Legend.tsx';
import { MarkKeys, MarkLayer } from './MarkLayer.tsx';
import { nearestMark, placeMarks, type ChartMark } from './marks.ts';
import { Empty, Host } from './plotParts.tsx';
import { rangesWithin, rangeStart, shownRange, type RangeId } from './ranges.ts';
import { firstValue, lastValue, type ChartSeries } from './series.ts';
import { useChartCursor } from './useChartCursor.ts';

export interface LineChartProps {
  /** Name of the chart for those who do not see it. */
  label: string;
  /** What it shows, in a sentence; first and last value without. */
  summary?: string;
  /** ISO dates, ascending. */
  dates: readonly string[];
  /** Keep the array the same between renders (`useMemo`), or the chart is drawn anew. */
  series: readonly ChartSeries[];
  format?: (value: number) => string;
  /** Of the picture, in px; four fifths of it on phones. */
  height?: number;
  /** Those that the dates do not fill are not offered. */
  ranges?: readonly RangeId[];
  range?: RangeId;
  defaultRange?: RangeId;
  /** With it the caller brings the figures of the range; without, the chart cuts what it has. */
  onRange?: (range: RangeId) => void;
  /** What happened on days of the first line, with what its shapes and its column of the table are called. */
  marks?: { all: readonly ChartMark[]; names: Record<ChartMark['kind'], string>; column: string };
}

/** Values over time, with ranges, a crosshair for mouse, finger and keys, and the table behind. */
export function LineChart(props: LineChartProps) {
  const { label, dates, series, height = 260, ranges, onRange, marks } = props;
  const { t } = useMessages();
  const summaryOf = useSummary();
  const formats = useFormat();
  const format = props.format ?? ((value: number) => formats.number(value, { decimals: 2 }));
  const [own, setOwn] = useState<RangeId>(props.defaultRange ?? 'All');
  const offered = ranges && (onRange ? ranges : rangesWithin(dates, ranges));
  const asked = props.range ?? own;
  const range = offered ? shownRange(asked, offered) : asked;

  const shown = useMemo(() => {
    const from = onRange ? 0 : rangeStart(dates, range);
    return {
      dates: dates.slice(from),
      series: series.map((line) => ({ ...line, values: line.values.slice(from) })),
    };
    // Whether the caller cuts the range matters, not which function it passes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dates, series, range, onRange === undefined]);

  const placed = useMemo(() => placeMarks(shown.dates, marks?.all ?? []), [shown.dates, marks]);
  const { host, texts, at, cursor, byKeys, live, moveTo, handlers } = useChartCursor(shown);

  function choose(next: RangeId): void {
    setOwn(next);
    moveTo(null);
    onRange?.(next);
  }

  const summary = props.summary ?? summaryOf(label, shown, format);

  return (
    <ChartFrame
      label={label}
      head={
        offered && (
          <SegmentedControl
            label={t('ui.range')}
            look="chips"
            options={offered.map((id) => ({ value: id, label: t(`ui.range.${id}`) }))}
            value={range}
            onChange={choose}
          />
        )
      }
      table={() => (
        <ChartTable
          label={label}
          {...shown}
          format={format}
          {...(marks && { marks: placed, column: marks.column })}
        />
      )}
      chart={
        <>
          <Legend
            date={formats.date(shown.dates[at])}
            series={shown.series}
            index={at}
            format={format}
            live={byKeys}
          />
          {marks && (
            <MarkKeys
              mark={cursor === null ? null : nearestMark(placed, at, shown.dates.length)}
              names={marks.names}
              live={byKeys}
            />
          )}
          <Host
            ref={host}
            $height={height}
            role="img"
            aria-label={`${summary} ${t('ui.chartKeys')}`}
            tabIndex={0}
            {...handlers}
          >
            {shown.dates.length < 2 && <Empty>{t('ui.chartEmpty')}</Empty>}
            {shown.dates.length > 1 && !live && <Drawing {...shown} texts={texts} />}
            {shown.dates.length > 1 && marks && <MarkLayer {...shown} texts={texts} marks={placed} />}
          </Host>
        </>
      }
    />
  );
}

/** First and last value with their days, for those who do not see the chart. */
function useSummary() {
  const { t } = useMessages();
  const { date } = useFormat();
  return (
    label: string,
    { dates, series: [first] }: { dates: readonly string[]; series: readonly ChartSeries[] },
    format: (value: number) => string,
  ): string =>
    t('ui.chartSummary', {
      label,
      first: first && firstValue(first.values) !== null ? format(firstValue(first.values)!) : '--',
      last: first && lastValue(first.values) !== null ? format(lastValue(first.values)!) : '--',
      from: date(dates[0]),
      to: date(dates.at(-1)),
    });
}
