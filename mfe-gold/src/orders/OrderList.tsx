import { useWords } from '@sanchay/i18n';
import { OwnerOnly, useCall } from '@sanchay/remote-kit';
import {
  EmptyState,
  ErrorState,
  GoldIcon,
  Heading,
  LinkButton,
  Loading,
  SkeletonCards,
  Stack,
} from '@sanchay/ui';
import { MayBuy } from '../buy/MayBuy.tsx';
import { WORDS } from '../words.ts';
import { OrderCard } from './OrderCard.tsx';

/** The orders of the portfolio, newest first. */
export function OrderList() {
  const { t } = useWords(WORDS);
  const { data, error, isFetching, refetch } = useCall('goldOrders');
  if (!data && error) {
    return (
      <ErrorState
        code={error.code ?? error.kind}
        requestId={error.requestId ?? undefined}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonCards count={2} height={140} />
      </Loading>
    );
  }
  if (data.data.length === 0) {
    return (
      <EmptyState
        icon={<GoldIcon size={26} />}
        title={t('orders.none')}
        action={
          <OwnerOnly quiet>
            <MayBuy refusal={data.refusal}>
              <LinkButton href="/gold/buy">{t('explore.buy')}</LinkButton>
            </MayBuy>
          </OwnerOnly>
        }
      >
        {t('orders.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Heading level={2}>{t('orders.list')}</Heading>
      {data.data.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </Stack>
  );
}
