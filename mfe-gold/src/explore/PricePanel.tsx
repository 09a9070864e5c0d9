import { useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, EmptyState, ErrorState, Loading, SkeletonChart, SkeletonLine, Stack } from '@sanchay/ui';
import { lazy, Suspense, useMemo } from 'react';
import { WORDS } from '../words.ts';
import { summaryOf } from './priceChange.ts';
import { PriceHead } from './PriceHead.tsx';

const PriceChart = lazy(async () => ({ default: (await import('./PriceChart.tsx')).PriceChart }));

/** Price and chart, or what stands in for them while they load, fail or are not there. */
export function PricePanel() {
  const { t } = useWords(WORDS);
  const { data, error, isFetching, refetch } = useCall('goldPrices');
  const points = data?.gold_prices;
  const summary = useMemo(() => summaryOf(points ?? []), [points]);
  if (error && !points) {
    return (
      <Card>
        <ErrorState
          code={error.code ?? error.kind}
          requestId={error.requestId ?? undefined}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      </Card>
    );
  }
  if (!points) {
    return (
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={60} height={64} />
          <Card>
            <SkeletonChart />
          </Card>
        </Stack>
      </Loading>
    );
  }
  if (!summary) return <EmptyState title={t('explore.noPrices')}>{t('explore.noPricesHint')}</EmptyState>;
  return (
    <>
      <PriceHead {...summary} />
      <Card title={t('explore.chartTitle')}>
        <Suspense fallback={<SkeletonChart />}>
          <PriceChart points={points} />
        </Suspense>
      </Card>
    </>
  );
}
