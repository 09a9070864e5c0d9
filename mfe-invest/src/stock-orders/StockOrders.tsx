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
import {
  Card,
  EmptyState,
  Figure,
  Heading,
  LinkButton,
  Loading,
  Monogram,
  Page,
  Row,
  SkeletonTable,
  Stack,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { shownState } from './shownState.ts';
import { STOCK_CASH_PATH, stockOrderPath } from './stockOrderPath.ts';

/** `/stocks/orders`: the orders of shares of the account. */
export function StockOrders() {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
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
        <CallProblem of={orders} />
        {orders.isPending && (
          <Loading>
            <SkeletonTable rows={3} columns={4} />
          </Loading>
        )}
        {orders.data && <OrderRows orders={orders.data.data} />}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}

function OrderRows({ orders }: { orders: readonly StockOrderSummary[] }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t('list.none')}
        picture="list"
        action={<LinkButton href="/stocks">{t('list.explore')}</LinkButton>}
      >
        {t('list.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Card padding="tight">
      <Table
        caption={t('list.title')}
        hideCaption
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('list.stock'),
            rowHead: true,
            mark: ({ name, isin }) => <Monogram kind="company" name={name} code={isin} />,
            cell: (order) => (
              <>
                <TextLink href={stockOrderPath(order.id)}>{order.symbol}</TextLink>
                <Text size="label">
                  {t(`side.${order.side}`)} · {t(`state.${shownState(order)}`)}
                </Text>
              </>
            ),
          },
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
    </Card>
  );
}
