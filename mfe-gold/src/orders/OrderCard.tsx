import type { GoldOrder } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Badge, Card, LinkButton, Row, Stack, Text } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { Invoice } from './Invoice.tsx';
import { phaseOf } from './orderState.ts';
import type { OrderPhase } from './orderState.ts';

const TONES: Record<OrderPhase, 'gain' | 'loss' | 'warn' | 'neutral'> = {
  bought: 'gain',
  waiting: 'neutral',
  delayed: 'warn',
  failed: 'loss',
  refunded: 'warn',
  reversed: 'loss',
};

/** One order: what, when, how it stands, and its tax invoice once bought. */
export function OrderCard({ order }: { order: GoldOrder }) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const phase = phaseOf(order);
  const redirect = order.payment?.redirect_url;
  return (
    <Card
      as="article"
      titleLevel={3}
      title={t('orders.what', {
        grams: format.units(order.grams, 4),
        total: format.rupees(order.total, { decimals: 2 }),
      })}
      actions={<Badge tone={TONES[phase]}>{t(`orders.phase.${phase}`)}</Badge>}
    >
      <Stack gap={3}>
        <Text size="small" tone="ink-2">
          {t('orders.placed', { at: format.dateTime(order.placed_at) })}
        </Text>
        {(phase === 'failed' || phase === 'refunded' || phase === 'reversed') && order.payment?.reason && (
          <Text size="small">{order.payment.reason}</Text>
        )}
        {(phase === 'waiting' || phase === 'delayed') && (
          <Row>
            <Text size="small">{t(`orders.hint.${phase}`)}</Text>
            {redirect && (
              <LinkButton size="small" variant="secondary" href={redirect}>
                {t('orders.goOn')}
              </LinkButton>
            )}
            {order.payment && (
              <OwnerOnly quiet>
                <CancelPayment id={order.payment.id} />
              </OwnerOnly>
            )}
          </Row>
        )}
        {order.invoice_no && <Invoice order={order} number={order.invoice_no} />}
      </Stack>
    </Card>
  );
}
