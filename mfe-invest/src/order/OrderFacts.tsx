import type { Order } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, type DetailItem } from '@sanchay/ui';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { MESSAGES } from '../messages.ts';

/** Without units: no folio will come of these any more. */
const ENDED: ReadonlySet<Order['status']> = new Set(['cancelled', 'failed']);

/** Amounts, folio, NAV and units of an order; what is not there yet is left out. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, nav, units, date, dateTime } = useFormat();
  const sip = order.type === 'sip';
  const items: (DetailItem | false)[] = [
    { term: t('order.type'), value: t(`kind.${order.type}`) },
    {
      term: t(sip ? `invest.every.${order.frequency ?? 'monthly'}` : 'orders.amount'),
      value: rupees(order.amount, { decimals: rupeeDecimals(order.amount) }),
    },
    sip && order.start_date !== null && { term: t('cart.sipFrom'), value: date(order.start_date) },
    (order.folio_no !== null || !ENDED.has(order.status)) && {
      term: t('invest.folio'),
      value: order.folio_no ?? t('sips.folioLater'),
    },
    order.nav === null && order.nav_date_expected !== null
      ? { term: t('order.navExpected'), value: date(order.nav_date_expected) }
      : false,
    order.nav !== null && { term: t('column.nav'), value: nav(order.nav), hint: date(order.nav_date) },
    order.units !== null && { term: t('orders.units'), value: units(order.units) },
    order.stamp_duty !== null && {
      term: t('happens.duty'),
      value: rupees(order.stamp_duty, { decimals: 2 }),
    },
    order.payment !== null && {
      term: t('orders.payment'),
      value: t(`method.${order.payment.method}`),
      hint: t(`paid.${order.payment.status}`),
    },
    { term: t('order.placed'), value: dateTime(order.placed_at) },
  ];
  return (
    <Card title={t('order.facts')}>
      <DetailList items={items.filter((item) => item !== false)} />
    </Card>
  );
}
