import { fundTitle, type Order } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import type { useCall } from '@sanchay/remote-kit';
import { Card, DetailList, SkeletonBlock, Stack, TextLink, Timeline, WithMonogram } from '@sanchay/ui';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { isUnderWay, orderSteps } from './orderSteps.ts';
import { useStepMessages } from './useStepMessages.tsx';

/** The order that moves, or the newest, with the others in progress; nothing before the first one. */
export function LatestOrder({ orders }: { orders: ReturnType<typeof useCall<'orders'>> }) {
  const { t } = useMessages(MESSAGES);
  if (orders.data?.data.length === 0) return null;
  return (
    <Card
      title={t('order.title')}
      actions={orders.data && <TextLink href="/orders">{t('order.all')}</TextLink>}
    >
      <Answer of={orders} compact skeleton={<SkeletonBlock height={150} />}>
        {({ data: [order, ...others] }) =>
          order && (
            <Stack gap={4}>
              <Steps order={order} />
              <InProgress orders={others.filter(isUnderWay)} />
            </Stack>
          )
        }
      </Answer>
    </Card>
  );
}

/** Other orders that are paid and not yet allotted. */
function InProgress({ orders }: { orders: readonly Order[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (orders.length === 0) return null;
  return (
    <DetailList
      items={orders.map((order) => ({
        term: (
          <TextLink href={`/orders/${encodeURIComponent(order.id)}`}>{fundTitle(order.fund_name)}</TextLink>
        ),
        value: format.rupees(order.amount),
        hint: t(`order.step.${order.status}`),
      }))}
    />
  );
}

function Steps({ order }: { order: Order }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const messages = useStepMessages(order);
  const name = t(`order.name.${order.type}`, {
    fund: fundTitle(order.fund_name),
    amount: format.rupees(order.amount),
  });
  return (
    <Stack gap={4}>
      <WithMonogram kind="fund" name={order.fund_name}>
        <TextLink href={`/orders/${encodeURIComponent(order.id)}`}>{name}</TextLink>
      </WithMonogram>
      <Timeline label={name} steps={orderSteps(order).map(messages)} />
    </Stack>
  );
}
