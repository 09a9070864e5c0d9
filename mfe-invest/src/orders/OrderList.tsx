import { useWords } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Card, EmptyState, LinkButton, Loading, OrdersIcon, Pager, SkeletonTable, Stack } from '@sanchay/ui';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WORDS } from '../words.ts';
import { ORDER_GROUPS } from './orderGroups.ts';
import type { OrderGroup } from './orderGroups.ts';
import { OrderTable } from './OrderTable.tsx';

const PER_PAGE = 20;
const ORDERS = ['orders'] as const;

/** Orders of the portfolio, in process or recent; the page of the list is in the address. */
export function OrderList({ group }: { group: OrderGroup }) {
  const { t } = useWords(WORDS);
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const status = ORDER_GROUPS[group].join(',');
  const orders = useCall('orders', { query: { status, page, per_page: PER_PAGE } }, { keepPrevious: true });
  useBusEvent('order/changed', () => void refreshCalls(...ORDERS));
  useAccountRefresh(ORDERS);
  const toPage = (next: number) =>
    setAddress((now) => {
      const changed = new URLSearchParams(now);
      if (next === 1) changed.delete('page');
      else changed.set('page', String(next));
      return changed;
    });
  const found = orders.data;
  return (
    <Stack gap={5}>
      {orders.isPending && (
        <Loading>
          <SkeletonTable rows={6} columns={5} />
        </Loading>
      )}
      {!found && <CallProblem of={orders} />}
      {found && found.data.length === 0 && (
        <EmptyState
          title={t(group === 'inProcess' ? 'orders.none' : 'orders.noneRecent')}
          icon={<OrdersIcon size={26} />}
          action={<LinkButton href="/mutual-funds">{t('cart.explore')}</LinkButton>}
        >
          {t('orders.noneHint')}
        </EmptyState>
      )}
      {found && found.data.length > 0 && (
        <Card padding="tight">
          <OrderTable orders={found.data} />
        </Card>
      )}
      {found && <Pager page={page} pages={Math.ceil(found.meta.total / PER_PAGE)} onPage={toPage} />}
    </Stack>
  );
}
