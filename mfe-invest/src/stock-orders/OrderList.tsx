import { useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import {
  Card,
  EmptyState,
  LinkButton,
  Loading,
  Monogram,
  SkeletonTable,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import type { ComponentProps } from 'react';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';

/** What every order of a share has in a list. */
interface ListedOrder {
  id: string;
  name: string;
  symbol: string;
  side: 'buy' | 'sell';
}

interface OrderListProps<Order extends ListedOrder> {
  of: ComponentProps<typeof CallProblem>['of'] & { isPending: boolean; data?: { data: Order[] } | undefined };
  title: string;
  /** What is shown where there is no order, with the page to find shares on. */
  empty: { title: string; hint: string; action: string; href: string };
  hrefOf: (id: string) => string;
  /** ISIN or symbol, which decides on the colour of the monogram. */
  codeOf: (order: Order) => string;
  stateOf: (order: Order) => string;
  /** Columns after name and state. */
  columns: ComponentProps<typeof Table<Order>>['columns'];
}

/** The orders of shares of one market, the newest first. */
export function OrderList<Order extends ListedOrder>(props: OrderListProps<Order>) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { of, title, empty, hrefOf, codeOf, stateOf, columns } = props;
  const orders = of.data?.data;
  return (
    <>
      <CallProblem of={of} />
      {of.isPending && (
        <Loading>
          <SkeletonTable rows={3} columns={4} />
        </Loading>
      )}
      {orders?.length === 0 && (
        <EmptyState
          title={empty.title}
          picture="list"
          action={
            <OwnerOnly quiet minors="never">
              <LinkButton href={empty.href}>{empty.action}</LinkButton>
            </OwnerOnly>
          }
        >
          {empty.hint}
        </EmptyState>
      )}
      {orders !== undefined && orders.length > 0 && (
        <Card padding="tight">
          <Table
            caption={title}
            hideCaption
            rows={orders}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                head: t('list.stock'),
                rowHead: true,
                mark: (order) => <Monogram kind="company" name={order.name} code={codeOf(order)} />,
                cell: (order) => (
                  <>
                    <TextLink href={hrefOf(order.id)}>{order.symbol}</TextLink>
                    <Text size="label">
                      {t(`side.${order.side}`)} · {stateOf(order)}
                    </Text>
                  </>
                ),
              },
              ...columns,
            ]}
          />
        </Card>
      )}
    </>
  );
}
