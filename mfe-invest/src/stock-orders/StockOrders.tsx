import { useFormat, useMessages } from '@sanchay/i18n';
import {
  refreshCalls,
  useBusEvent,
  useCall,
  usePageTitle,
  usePlatform,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { Figure, Heading, LinkButton, Page, Row, Stack } from '@sanchay/ui';
import { GttList } from '../gtt/GttList.tsx';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { OrderKinds } from '../orders/OrderKinds.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { OrderList } from './OrderList.tsx';
import { shownState } from './shownState.ts';
import { STOCK_CASH_PATH, stockOrderPath } from './stockOrderPath.ts';

/** `/stocks/orders`: the orders of shares of the account. */
export function StockOrders() {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  const session = useRequiredSession();
  const { config } = usePlatform();
  const orders = useCall('stockOrders', {}, { enabled: session !== null });
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
          columns={[
            {
              key: 'day',
              head: t('list.day'),
              align: 'end',
              hideOnPhone: true,
              cell: ({ for_day: day }) => date(day),
            },
            {
              key: 'quantity',
              head: t('list.filled'),
              align: 'end',
              cell: ({ filled, quantity }) => <Figure strong={false}>{`${filled}/${quantity}`}</Figure>,
            },
            {
              key: 'value',
              head: t('charges.value'),
              align: 'end',
              cell: ({ value }) => <Figure>{rupees(value)}</Figure>,
            },
          ]}
        />
        <GttList />
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
