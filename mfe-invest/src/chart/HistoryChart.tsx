import { Heading, LineChart, Loading, SkeletonChart, Stack, VisuallyHidden } from '@sanchay/ui';
import { useMemo } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { useNavLine, type AskedHistory } from './useNavLine.ts';

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;

interface HistoryChartProps {
  /** A value a day; it comes packed: 20 years are about 10 KB. */
  history: AskedHistory & { isPending: boolean };
  /** Heading for users of screen readers. */
  title: string;
  /** What the chart shows, with the name of the thing. */
  label: string;
  /** What one value is. */
  line: string;
  /** Range at the start. */
  range: (typeof RANGES)[number];
  format: (value: number) => string;
}

/** What something was worth each day since the start, with ranges. */
export function HistoryChart({ history, title, label, line, range, format }: HistoryChartProps) {
  const { line: values, asked } = useNavLine(history);
  const series = useMemo(
    () => (values ? [{ label: line, values: values.navs, kind: 'area' as const }] : []),
    [values, line],
  );
  if (history.isPending) {
    return (
      <Loading>
        <SkeletonChart />
      </Loading>
    );
  }
  if (!values) return <CallProblem of={asked} compact />;
  return (
    <Stack gap={2}>
      <VisuallyHidden>
        <Heading level={2}>{title}</Heading>
      </VisuallyHidden>
      <LineChart
        label={label}
        dates={values.dates}
        series={series}
        ranges={RANGES}
        defaultRange={range}
        format={format}
      />
    </Stack>
  );
}
