import { useWords } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Card,
  EmptyState,
  LinkButton,
  Loading,
  OrdersIcon,
  Pager,
  SegmentedControl,
  SkeletonTable,
  Stack,
} from '@sanchay/ui';
import { useAccountRefresh } from '../live/useAccountRefresh.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WORDS } from '../words.ts';
import { groupOf, ORDER_GROUP_NAMES, ORDER_GROUPS } from './orderGroups.ts';
import { OrderTable } from './OrderTable.tsx';

const PER_PAGE = 20;
const ORDERS = ['orders'] as const;

/** Orders of the portfolio, the waiting ones first; filter and page are in the address. */
export function OrderList() {
  const { t } = useWords(WORDS);
  const [address, setAddress] = useSearchParams();
  const group = groupOf(address.get('status'));
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const status = ORDER_GROUPS[group].join(',');
  const orders = useCall(
    'orders',
    { query: { ...(status !== '' && { status }), page, per_page: PER_PAGE } },
    { keepPrevious: true },
  );
  useBusEvent('order/changed', () => void refreshCalls(...ORDERS));
  useAccountRefresh(ORDERS);
  const put = (key: 'status' | 'page', value: string, usual: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (key === 'status') next.delete('page');
      if (value === usual) next.delete(key);
      else next.set(key, value);
      return next;
    });
  const found = orders.data;
  return (
    <Stack gap={5}>
      <SegmentedControl
        label={t('orders.filter')}
        look="chips"
        value={group}
        onChange={(value) => put('status', value, 'all')}
        options={ORDER_GROUP_NAMES.map((value) => ({ value, label: t(`orders.${value}`) }))}
      />
      {orders.isPending && (
        <Loading>
          <SkeletonTable rows={6} columns={5} />
        </Loading>
      )}
      {!found && <CallProblem of={orders} />}
      {found && found.data.length === 0 && (
        <EmptyState
          title={t(group === 'all' ? 'orders.none' : 'orders.noneOfKind')}
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
      {found && (
        <Pager
          page={page}
          pages={Math.ceil(found.meta.total / PER_PAGE)}
          onPage={(next) => put('page', String(next), '1')}
        />
      )}
    </Stack>
  );
}
