import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useIsManager } from '@sanchay/remote-kit';
import { Card, EmptyState, Figure, Table, Text, TextLink } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { stockOrderPath } from '../stock-orders/stockOrderPath.ts';

type Movements = CallReply<'tradingCash'>['data']['movements'];

/** How the cash changed, the newest first. */
export function CashMovements({ movements }: { movements: Movements }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  const isManager = useIsManager();
  return (
    <Card title={t('cash.movements')}>
      {movements.length === 0 ? (
        <EmptyState title={t('cash.none')} picture="list">
          {isManager ? undefined : t('cash.noneHint')}
        </EmptyState>
      ) : (
        <Table
          caption={t('cash.movements')}
          hideCaption
          rows={movements}
          rowKey={({ at, kind, amount }) => `${at} ${kind} ${amount}`}
          columns={[
            {
              key: 'kind',
              head: t('cash.what'),
              rowHead: true,
              cell: ({ kind, order, at }) => (
                <>
                  {order ? (
                    <TextLink href={stockOrderPath(order.id)}>{order.name}</TextLink>
                  ) : (
                    t(`movement.${kind}`)
                  )}
                  <Text size="label">
                    {[order && t(`movement.${kind}`), date(at)].filter(Boolean).join(' · ')}
                  </Text>
                </>
              ),
            },
            {
              key: 'amount',
              head: t('order.rupees'),
              align: 'end',
              exact: true,
              cell: ({ amount }) => <Figure>{rupees(amount, { decimals: 2, sign: 'always' })}</Figure>,
            },
          ]}
        />
      )}
    </Card>
  );
}
