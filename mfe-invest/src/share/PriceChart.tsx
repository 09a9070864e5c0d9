import { useFormat, useWords } from '@sanchay/i18n';
import type { useCall } from '@sanchay/remote-kit';
import { Heading, LineChart, Loading, SkeletonChart, Stack, VisuallyHidden } from '@sanchay/ui';
import { useMemo } from 'react';
import { navLine } from '../fund/navLine.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { INSTRUMENT_WORDS } from '../words.ts';
import type { Currency } from './shareLine.ts';

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;

interface PriceChartProps {
  /** Closing prices, which come packed: seven years are about 4 KB. */
  history: Pick<
    ReturnType<typeof useCall<'stockHistory'>>,
    'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
  >;
  name: string;
  currency: Currency;
}

/** Closing price of every day, with ranges. */
export function PriceChart({ history, name, currency }: PriceChartProps) {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { rupees } = useFormat();
  const line = useMemo(() => (history.data ? navLine(history.data) : null), [history.data]);
  const series = useMemo(
    () => (line ? [{ label: t('chart.price'), values: line.navs, kind: 'area' as const }] : []),
    [line, t],
  );
  if (history.isPending) {
    return (
      <Loading>
        <SkeletonChart />
      </Loading>
    );
  }
  if (!line) return <CallProblem of={history} compact />;
  return (
    <Stack gap={2}>
      <VisuallyHidden>
        <Heading level={2}>{t('chart.title')}</Heading>
      </VisuallyHidden>
      <LineChart
        label={t('chart.of', { name })}
        dates={line.dates}
        series={series}
        ranges={RANGES}
        defaultRange="1Y"
        format={(value) => rupees(value, { decimals: 2, currency })}
      />
    </Stack>
  );
}
