import { useFormat, useMessages } from '@sanchay/i18n';
import { LineChart } from '@sanchay/ui';
import { useMemo } from 'react';
import { MESSAGES } from '../messages.ts';
import type { PricePoint } from './priceChange.ts';

/** Price of a gram over time, with ranges and a table behind it. */
export function PriceChart({ points }: { points: readonly PricePoint[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const dates = useMemo(() => points.map(({ date }) => date), [points]);
  const series = useMemo(
    () => [{ label: t('explore.series'), values: points.map(({ price }) => price), kind: 'area' as const }],
    [points, t],
  );
  return (
    <LineChart
      label={t('explore.chart')}
      dates={dates}
      series={series}
      format={(value) => format.rupees(value)}
      ranges={['1M', '6M', '1Y', '3Y', '5Y', 'All']}
      defaultRange="1Y"
    />
  );
}
