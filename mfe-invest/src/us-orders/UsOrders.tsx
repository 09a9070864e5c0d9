import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { Page, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { OrderKinds } from '../orders/OrderKinds.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { OrderList } from '../stock-orders/OrderList.tsx';
import { UsCrumbs } from '../us-wallet/UsCrumbs.tsx';
import { useDollars } from '../us-wallet/useDollars.ts';
import { US_ORDERS_PATH, usOrderPath } from '../us-wallet/usPaths.ts';

/** `/us-stocks/orders`: the orders of US shares of the account. */
export function UsOrders() {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { dollars } = useDollars();
  const session = useRequiredSession();
  const orders = useCall('usOrders', {}, { enabled: session !== null });
  usePageTitle(us('orders.title'));
  useBusEvent('holdings/changed', () => void refreshCalls('usOrders'));
  return (
    <Page>
      <Stack gap={6}>
        <UsCrumbs title={us('orders.title')} href={US_ORDERS_PATH} />
        <OrderKinds here="usStocks" />
        <OrderList
          of={orders}
          title={us('orders.title')}
          empty={{
            title: us('orders.none'),
            hint: us('orders.noneHint'),
            action: us('orders.explore'),
            href: '/us-stocks',
          }}
          hrefOf={usOrderPath}
          codeOf={({ symbol }) => symbol}
          stateOf={({ state, settled }) => (settled ? t('state.settled') : t(`state.${state}`))}
          termsOf={({ kind, amount, limit_price: limit }) =>
            kind === 'limit' && limit !== null
              ? `${t('kind.limit')} · ${t('list.limit', { price: dollars(limit) })}`
              : amount === null
                ? t('kind.market')
                : us('orders.forAmount', { amount: dollars(amount) })
          }
          filledOf={({ filled, quantity }) =>
            quantity === null
              ? us('orders.shares', { count: String(filled) })
              : us('orders.filledOf', { filled: String(filled), count: String(quantity) })
          }
          valueOf={({ value, amount }) => dollars(value > 0 ? value : (amount ?? 0))}
        />
        <SandboxNotice />
      </Stack>
    </Page>
  );
}
