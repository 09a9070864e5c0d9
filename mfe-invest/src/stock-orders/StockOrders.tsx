import type { StockOrderSummary } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  usePlatform,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { Heading, LinkButton, Page, Row, Stack } from '@sanchay/ui';
import { GttList } from '../gtt/GttList.tsx';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { OrderKinds } from '../orders/OrderKinds.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { OrderList } from './OrderList.tsx';
import { isAfterMarket, orderType } from './orderTerms.ts';
import { shownState } from './shownState.ts';
import { STOCK_CASH_PATH, stockOrderPath } from './stockOrderPath.ts';

/** `/stocks/orders`: the orders of shares of the account. */
export function StockOrders() {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees } = useFormat();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const session = useRequiredSession();
  const { config } = usePlatform();
  const orders = useCall('stockOrders', {}, { enabled: session !== null });
  const waited = useCall('gttOrders', {}, { enabled: session !== null });
  const triggered = new Set(waited.data?.data.map(({ order_id: id }) => id));
  const termsOf = (order: StockOrderSummary): string => {
    const { kind, limit_price: limit, trigger_price: trigger } = order;
    return [
      t(`kind.${orderType(order)}`),
      ...(trigger === null ? [] : [t('list.trigger', { price: paise(trigger) })]),
      ...(kind === 'limit' ? [t('list.limit', { price: paise(limit) })] : []),
      ...(triggered.has(order.id) ? ['GTT'] : []),
      ...(isAfterMarket(order) ? [t('list.afterMarket')] : []),
    ].join(' · ');
  };
  usePageTitle(t('list.title'));
  useBusEvent('holdings/changed', () => void refreshCalls('stockOrders'));
  return (
    <Page>
      <Stack gap={6}>
        <Row gap={4} align="center" justify="between">
          <Heading level={1}>{t('list.title')}</Heading>
          <LinkButton href={STOCK_CASH_PATH} variant="secondary" size="small">
            {t('cash.title')}
          </LinkButton>
        </Row>
        <OrderKinds here="stocks" />
        <OrderList
          of={orders}
          title={t('list.title')}
          empty={{
            title: t('list.none'),
            hint: t('list.noneHint'),
            action: t('list.explore'),
            href: '/stocks',
          }}
          hrefOf={stockOrderPath}
          codeOf={({ isin }) => isin}
          stateOf={(order) => t(`state.${shownState(order)}`)}
          termsOf={termsOf}
          filledOf={({ filled, quantity }) => t('one.filledOf', { filled, count: quantity })}
          valueOf={({ value }) => rupees(value)}
        />
        <GttList />
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
