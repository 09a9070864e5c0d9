import type { CartItem, StepUp } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource, useIsManager, useWrite } from '@sanchay/remote-kit';
import { useNavigate } from '@sanchay/remote-kit/router';
import { Button, Card, DetailList, Notice, Stack, Text, type DetailItem } from '@sanchay/ui';
import { MESSAGES, SALE_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { PreparedActions } from './PreparedActions.tsx';
import type { Prepared } from './PreparedPage.tsx';

/** A prepared lumpsum or SIP as it would be ordered now; the owner adds it to the cart and pays it with an OTP. */
export function PreparedPurchase({ order, item }: { order: Prepared; item: CartItem }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { t: ofCart } = useMessages(MESSAGES);
  const { date, dateTime, rupees, units } = useFormat();
  const navigate = useNavigate();
  const isManager = useIsManager();
  const take = useWrite('takePreparedPurchase', ['preparedOrder', 'preparedOrders', 'cart', 'orders']);
  const exact = (amount: number) => rupees(amount, { decimals: 2 });
  const riseOf = ({ by, value, every_months: months }: StepUp) =>
    ofCart(`cart.risePercent.${months}`, { by: by === 'percent' ? `${value}%` : rupees(value) });
  const items: (DetailItem | null)[] = [
    {
      term: t(`prepared.amount.${item.type}`),
      value:
        item.type === 'sip'
          ? ofCart(`cart.every.${item.frequency ?? 'monthly'}`, { amount: exact(item.amount) })
          : exact(item.amount),
    },
    item.start_date ? { term: t('prepared.field.start_date'), value: date(item.start_date) } : null,
    item.step_up
      ? {
          term: ofCart('cart.sipRises'),
          value: riseOf(item.step_up),
          hint:
            item.step_up.cap === null ? undefined : t('prepared.upTo', { amount: exact(item.step_up.cap) }),
        }
      : null,
    item.type === 'sip'
      ? {
          term: ofCart('cart.payNow'),
          value: exact(item.pay_now),
          hint: item.pay_now > 0 ? t('prepared.firstNow') : undefined,
        }
      : null,
    {
      term: t('prepared.field.folio_no'),
      value: item.new_folio ? t('prepared.newFolio') : (item.folio_expected ?? t('prepared.newFolio')),
    },
    item.nav_date_expected
      ? {
          term: t('prepared.field.nav_date'),
          value: date(item.nav_date_expected),
          hint: item.pay_before ? t('prepared.payBefore', { time: dateTime(item.pay_before) }) : undefined,
        }
      : null,
    item.units_estimate === null
      ? null
      : {
          term: t('prepared.field.units'),
          value: t('happens.aboutUnits', { units: units(item.units_estimate) }),
        },
    item.pay_now > 0 ? { term: t('prepared.field.stamp_duty'), value: exact(item.stamp_duty) } : null,
  ];

  async function toCart(): Promise<void> {
    try {
      await take.mutateAsync({ params: { id: order.id } });
      void navigate('/cart');
    } catch {
      // The reason is shown beside the button.
    }
  }

  return (
    <Stack gap={4}>
      <Card title={t('prepared.order')}>
        <Stack gap={3}>
          <DetailList items={items.filter((one) => one !== null)} />
          {item.rule_id && (
            <Text size="label">
              <RuleSource ids={[item.rule_id]} />
            </Text>
          )}
        </Stack>
      </Card>
      {item.consent && (
        <Card title={t('review.consent')}>
          <Text data-document="">{item.consent.text}</Text>
        </Card>
      )}
      {order.replaces && !isManager && <Notice tone="warn" title={t('prepared.replaces')} />}
      <WriteProblem error={take.error} />
      <PreparedActions order={order}>
        <Button busy={take.isPending} onClick={() => void toCart()}>
          {t('prepared.toCart')}
        </Button>
      </PreparedActions>
    </Stack>
  );
}
