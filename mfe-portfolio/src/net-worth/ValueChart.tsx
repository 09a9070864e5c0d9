import { useFormat, useMessages } from '@sanchay/i18n';
import { LineChart, Text } from '@sanchay/ui';
import { useMemo } from 'react';
import { MESSAGES } from '../messages.ts';
import type { PortfolioReturns } from './returnsCall.ts';

const RANGES = ['1M', '6M', '1Y', '3Y', '5Y', 'All'] as const;

/** Value against what was put in, over time. */
export function ValueChart({ history }: { history: PortfolioReturns['history'] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const dates = useMemo(() => history.map(({ date }) => date), [history]);
  const series = useMemo(
    () => [
      { label: t('figures.value'), values: history.map(({ value }) => value), kind: 'area' as const },
      {
        label: t('figures.putIn'),
        values: history.map(({ invested }) => invested),
        dashed: true,
        colour: 'quiet' as const,
      },
    ],
    [history, t],
  );
  if (dates.length < 2) return <Text size="small">{t('dashboard.chartLater')}</Text>;
  return (
    <LineChart
      label={t('dashboard.chart')}
      dates={dates}
      series={series}
      format={(value) => format.rupees(value)}
      height={240}
      ranges={RANGES}
    />
  );
}
