import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, useIsManager, type useCall } from '@sanchay/remote-kit';
import { Card, EmptyState, ErrorState, GoldIcon, LinkButton } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { OrderRow } from './OrderRow.tsx';
import { Rows } from './rowParts.ts';

/** The orders of the portfolio, newest first. */
export function OrderList({ orders }: { orders: ReturnType<typeof useCall<'goldOrders'>> }) {
  const { t } = useMessages(MESSAGES);
  const isManager = useIsManager();
  const { data, error, isFetching, refetch } = orders;
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
  if (!data) return null;
  if (data.data.length === 0) {
    return (
      <EmptyState
        icon={<GoldIcon size={26} />}
        title={t('orders.none')}
        action={
          data.refusal === null && (
            <OwnerOnly quiet>
              <LinkButton href="/gold/buy">{t('explore.buy')}</LinkButton>
            </OwnerOnly>
          )
        }
      >
        {data.refusal ? data.refusal.message : t(isManager ? 'orders.noneManaged' : 'orders.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Card title={t('orders.list')}>
      <Rows>
        {data.data.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </Rows>
    </Card>
  );
}
