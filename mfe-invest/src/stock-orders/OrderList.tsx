import type { StockOrderState } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Badge,
  Card,
  EmptyState,
  Figure,
  LinkButton,
  Loading,
  Monogram,
  Pager,
  SkeletonTable,
  Stack,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { ComponentProps } from 'react';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { stateTone } from './orderTones.ts';

/** What every order of a share has in a list. */
interface ListedOrder {
  id: string;
  name: string;
  symbol: string;
  side: 'buy' | 'sell';
  state: StockOrderState;
  settled: boolean;
  /** Instant. */
  placed_at: string;
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
  /** Order type with its prices, and what else makes it differ from another order of the share. */
  termsOf: (order: Order) => string;
  /** What has traded of what was ordered. */
  filledOf: (order: Order) => string;
  valueOf: (order: Order) => string;
}

const PER_PAGE = 20;

/** Goes to the next line as a whole. */
const Unbroken = styled.span`
  display: inline-block;
`;

/** The orders of shares of one market, the newest first, in pages. */
export function OrderList<Order extends ListedOrder>(props: OrderListProps<Order>) {
  const { of, empty } = props;
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
      {orders !== undefined && orders.length > 0 && <OrderPages {...props} orders={orders} />}
    </>
  );
}

function OrderPages<Order extends ListedOrder>(props: OrderListProps<Order> & { orders: readonly Order[] }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { dateTime } = useFormat();
  const [address, setAddress] = useSearchParams();
  const { orders, title, hrefOf, codeOf, stateOf, termsOf, filledOf, valueOf } = props;
  const pages = Math.ceil(orders.length / PER_PAGE);
  const page = Math.min(Math.max(1, Math.trunc(Number(address.get('page'))) || 1), pages);
  const toPage = (next: number) => setAddress(next === 1 ? {} : { page: String(next) });
  return (
    <Stack gap={3}>
      <Card padding="tight">
        <Table
          caption={title}
          hideCaption
          rows={orders.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: t('list.stock'),
              rowHead: true,
              mark: (order) => <Monogram kind="company" name={order.name} code={codeOf(order)} />,
              cell: (order) => (
                <>
                  <TextLink href={hrefOf(order.id)}>{order.name}</TextLink>
                  {/* A table cuts lines of its own off on phones, and these are what orders differ by. */}
                  <Stack gap={0}>
                    <Text size="label">
                      {/* Prices of one share keep their paise. */}
                      <span data-exact="">
                        {t(`side.${order.side}`)} · {termsOf(order)}
                      </span>{' '}
                      · <Unbroken>{dateTime(order.placed_at)}</Unbroken>
                    </Text>
                  </Stack>
                </>
              ),
            },
            {
              key: 'value',
              head: t('charges.value'),
              align: 'end',
              hideOnPhone: true,
              cell: (order) => <Figure>{valueOf(order)}</Figure>,
            },
            {
              key: 'status',
              head: t('one.state'),
              align: 'end',
              cell: (order) => (
                <>
                  <Badge tone={stateTone(order)}>{stateOf(order)}</Badge>
                  <Text size="label">{filledOf(order)}</Text>
                </>
              ),
            },
          ]}
        />
      </Card>
      <Pager page={page} pages={pages} onPage={toPage} />
    </Stack>
  );
}
