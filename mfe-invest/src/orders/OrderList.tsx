import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, refreshCalls, useBusEvent, useManagedAccount } from '@sanchay/remote-kit';
import { EmptyState, LinkButton, Loading, OrdersIcon, SkeletonTable, Stack } from '@sanchay/ui';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { MESSAGES } from '../messages.ts';
import type { OrderGroup } from './orderGroups.ts';
import { OrderPart } from './OrderPart.tsx';
import { OrderTable } from './OrderTable.tsx';
import { SaleTable } from './SaleTable.tsx';
import { useOrderPages } from './useOrderPages.ts';

const LISTS = ['orders', 'redemptions'] as const;

/** Purchases, sales and switches of the portfolio, in process or recent; the pages of the lists are in the address. */
export function OrderList({ group }: { group: OrderGroup }) {
  const { t } = useMessages(MESSAGES);
  const managed = useManagedAccount();
  const { purchases, sales, toPage } = useOrderPages(group);
  useBusEvent('order/changed', () => void refreshCalls('orders'));
  useBusEvent('redemption/changed', () => void refreshCalls('redemptions'));
  useAccountRefresh(LISTS);
  const [bought, sold] = [purchases.data, sales.data];
  if (purchases.isPending || sales.isPending) {
    return (
      <Loading>
        <SkeletonTable rows={6} columns={5} />
      </Loading>
    );
  }
  if (bought?.meta.total === 0 && sold?.meta.total === 0) {
    return (
      <EmptyState
        title={t(group === 'inProcess' ? 'orders.none' : 'orders.noneRecent')}
        icon={<OrdersIcon size={26} />}
        action={
          <OwnerOnly quiet orPreparing>
            <LinkButton href="/mutual-funds">{t('cart.explore')}</LinkButton>
          </OwnerOnly>
        }
      >
        {managed ? t('orders.noneManaged', { name: managed.owner_name }) : t('orders.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      {!bought && <CallProblem of={purchases} />}
      {!sold && <CallProblem of={sales} />}
      {sold && sold.meta.total > 0 && (
        <OrderPart title={t('orders.sales')} meta={sold.meta} onPage={(page) => toPage('sales', page)}>
          <SaleTable sales={sold.data} />
        </OrderPart>
      )}
      {bought && bought.meta.total > 0 && (
        <OrderPart title={t('orders.purchases')} meta={bought.meta} onPage={(page) => toPage('page', page)}>
          <OrderTable orders={bought.data} />
        </OrderPart>
      )}
    </Stack>
  );
}
