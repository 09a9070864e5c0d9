import type { Scheme } from '@sanchay/contracts';
import { dateOfEpochDay, deepestFall, fallsBelowPeak } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, LineChart, Stack, Text } from '@sanchay/ui';
import { useMemo } from 'react';
import { FIGURE_MESSAGES } from '../../messages.ts';
import { useNavSeries } from '../past/useNavSeries.ts';

/** More months than any fund is old: the whole history. */
const EVER = 1200;
const RANGES = ['1Y', '3Y', '5Y', 'All'] as const;

/** How far the fund was below its highest NAV until each day, and its deepest fall. Nothing before a year of NAVs. */
export function DrawdownChart({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent, date } = useFormat();
  const series = useNavSeries(scheme.code);
  const drawn = useMemo(
    () =>
      series && {
        deepest: deepestFall(series, EVER),
        dates: Array.from(series.days, dateOfEpochDay),
        lines: [
          {
            label: t('drawdown.line'),
            values: fallsBelowPeak(series.navs),
            kind: 'fall' as const,
            colour: 'loss' as const,
          },
        ],
      },
    [series, t],
  );
  if (!drawn?.deepest) return null;
  const { percent: depth, from, to, recovered } = drawn.deepest;
  const share = (value: number) => percent(value, { decimals: 1 });
  return (
    <Card title={t('drawdown.title')}>
      <Stack gap={4}>
        <Text size="small">{t('drawdown.explain')}</Text>
        <DetailList
          layout="grid"
          items={[
            {
              term: t('drawdown.deepest'),
              value: share(depth),
              hint: depth < 0 ? t('drawdown.days', { from: date(from), to: date(to) }) : undefined,
            },
            {
              term: t('drawdown.recovered'),
              value: depth === 0 ? t('drawdown.never') : recovered ? date(recovered) : t('drawdown.notYet'),
            },
          ]}
        />
        <LineChart
          label={t('drawdown.of', { name: scheme.short_name })}
          dates={drawn.dates}
          series={drawn.lines}
          ranges={RANGES}
          format={share}
          height={200}
        />
      </Stack>
    </Card>
  );
}
