import { useMessages } from '@sanchay/i18n';
import { Card, EmptyState, ErrorState, Loading, SkeletonChart, SkeletonLine, Stack } from '@sanchay/ui';
import { useMemo } from 'react';
import { MESSAGES } from '../messages.ts';
import { PriceChart } from './PriceChart.tsx';
import { summaryOf } from './priceChange.ts';
import { PriceHead } from './PriceHead.tsx';
import { useGoldPrices } from './useGoldPrices.ts';

/** Price and chart, or what stands in for them while they load, fail or are not there. */
export function PricePanel() {
  const { t } = useMessages(MESSAGES);
  const { points, error, isFetching, refetch } = useGoldPrices();
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
        <PriceChart points={points} />
      </Card>
    </>
  );
}
