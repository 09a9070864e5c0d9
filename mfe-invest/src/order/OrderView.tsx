import type { Order } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import {
  Badge,
  Breadcrumbs,
  Card,
  Heading,
  LinkButton,
  Notice,
  Page,
  Row,
  Split,
  Stack,
  TextLink,
  WithMonogram,
} from '@sanchay/ui';
import { statusTone } from '../orders/orderGroups.ts';
import { fundPath } from '../scheme/fundPath.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { MESSAGES } from '../messages.ts';
import { ClockNotice } from './ClockNotice.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderRefund } from './OrderRefund.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { TimelineFiles } from './TimelineFiles.tsx';

/** An order that is known: its timeline, its figures, and the timeline to keep. */
export function OrderView({ order }: { order: Order }) {
  const { t } = useMessages(MESSAGES);

  const underWay = order.status === 'confirmed' || order.status === 'submitted';
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('orders.title'), href: '/orders' }, { label: fundTitle(order.fund_name) }]}
          />
          <WithMonogram kind="fund" name={order.fund_name} size={40}>
            <Heading level={1}>{fundTitle(order.fund_name)}</Heading>
          </WithMonogram>
          <Row>
            <Badge tone={statusTone(order.status)}>{t(`status.${order.status}`)}</Badge>
            <TextLink href={fundPath(order.slug)}>{t('order.toFund')}</TextLink>
          </Row>
        </Stack>
        <Split aside={<OrderFacts order={order} />}>
          {order.status === 'pending' && (
            <Notice
              title={t('order.waits')}
              action={
                <LinkButton href="/cart" size="small">
                  {t('invest.goToCart')}
                </LinkButton>
              }
            >
              {t('order.waitsHint')}
            </Notice>
          )}
          {order.reason && (
            <Notice tone="error" title={t(`status.${order.status}`)}>
              {order.reason}
            </Notice>
          )}
          <OrderRefund order={order} />
          <Card
            title={t('order.timeline')}
            actions={<TimelineFiles of={order} labels={{ csv: t('order.csv'), text: t('order.text') }} />}
          >
            <OrderTimeline order={order} />
          </Card>
          {underWay && <ClockNotice />}
        </Split>
      </Stack>
    </Page>
  );
}
