import type { UsOrderSummary } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import {
  Card,
  EmptyState,
  Figure,
  LinkButton,
  Loading,
  Monogram,
  Page,
  SkeletonTable,
  Stack,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { UsCrumbs } from '../us-wallet/UsCrumbs.tsx';
import { useDollars } from '../us-wallet/useDollars.ts';
import { US_ORDERS_PATH, usOrderPath } from '../us-wallet/usPaths.ts';

/** `/us-stocks/orders`: the orders of US shares of the account. */
export function UsOrders() {
  const { t } = useMessages(US_MESSAGES);
  const session = useRequiredSession();
  const orders = useCall('usOrders', {}, { enabled: session !== null });
  usePageTitle(t('orders.title'));
  useBusEvent('holdings/changed', () => void refreshCalls('usOrders'));
  return (
    <Page>
      <Stack gap={6}>
        <UsCrumbs title={t('orders.title')} href={US_ORDERS_PATH} />
        <CallProblem of={orders} />
        {orders.isPending && (
          <Loading>
            <SkeletonTable rows={3} columns={4} />
          </Loading>
        )}
        {orders.data && <OrderRows orders={orders.data.data} />}
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

function OrderRows({ orders }: { orders: readonly UsOrderSummary[] }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { date } = useFormat();
  const { dollars } = useDollars();
  if (orders.length === 0) {
    return (
      <EmptyState
        title={us('orders.none')}
        picture="list"
        action={<LinkButton href="/us-stocks">{us('orders.explore')}</LinkButton>}
      >
        {us('orders.noneHint')}
      </EmptyState>
    );
  }
  return (
    <Card padding="tight">
      <Table
        caption={us('orders.title')}
        hideCaption
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('list.stock'),
            rowHead: true,
            mark: ({ name, symbol }) => <Monogram kind="company" name={name} code={symbol} />,
            cell: ({ id, symbol, side, state, settled }) => (
              <>
                <TextLink href={usOrderPath(id)}>{symbol}</TextLink>
                <Text size="label">
                  {t(`side.${side}`)} · {settled ? t('state.settled') : t(`state.${state}`)}
                </Text>
              </>
            ),
          },
          {
            key: 'day',
            head: us('orders.session'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ for_day: day }) => date(day),
          },
          {
            key: 'quantity',
            head: t('list.filled'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ filled }) => <Figure strong={false}>{String(filled)}</Figure>,
          },
          {
            key: 'value',
            head: t('charges.value'),
            align: 'end',
            cell: ({ value, amount }) => <Figure>{dollars(value > 0 ? value : (amount ?? 0))}</Figure>,
          },
        ]}
      />
    </Card>
  );
}
