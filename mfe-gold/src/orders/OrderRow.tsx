import type { GoldOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { AssetTile, Badge, ChevronDownIcon, Figure, LinkButton, Row, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { Invoice } from './Invoice.tsx';
import { phaseOf, type OrderPhase } from './orderState.ts';
import { Line, More } from './rowParts.ts';

const TONES: Record<OrderPhase, 'gain' | 'loss' | 'warn' | 'neutral'> = {
  bought: 'gain',
  waiting: 'neutral',
  delayed: 'warn',
  failed: 'loss',
  refunded: 'warn',
  reversed: 'loss',
};

/** An order in two lines: grams and day, amount and status. It opens to its invoice, its reason or what can be done. */
export function OrderRow({ order }: { order: GoldOrder }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const phase = phaseOf(order);
  const isLive = phase === 'waiting' || phase === 'delayed';
  const reason = isLive || phase === 'bought' ? null : (order.payment?.reason ?? null);
  if (!isLive && reason === null && order.invoice_no === null) {
    return (
      <Line data-row>
        <Summary order={order} phase={phase} />
      </Line>
    );
  }
  return (
    <More open={phase !== 'bought'}>
      <Line as="summary" data-row>
        <Summary order={order} phase={phase} />
        <ChevronDownIcon size={18} />
      </Line>
      <Stack gap={3}>
        <Text size="label">{t('orders.placed', { time: format.dateTime(order.placed_at) })}</Text>
        {reason !== null && <Text size="small">{reason}</Text>}
        {isLive && <Waiting order={order} phase={phase} />}
        {order.invoice_no && <Invoice order={order} number={order.invoice_no} />}
      </Stack>
    </More>
  );
}

interface PartProps {
  order: GoldOrder;
  phase: OrderPhase;
}

function Summary({ order, phase }: PartProps) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <>
      <AssetTile kind="gold" />
      <div>
        <strong>{t('buy.gramsAmount', { grams: format.units(order.grams, 4) })}</strong>
        <Text as="span" size="label">
          {format.date(order.placed_at)}
        </Text>
      </div>
      <div data-end>
        <Figure>{format.rupees(order.total)}</Figure>
        <Badge tone={TONES[phase]}>{t(`orders.phase.${phase}`)}</Badge>
      </div>
    </>
  );
}

function Waiting({ order: { payment }, phase }: PartProps) {
  const { t } = useMessages(MESSAGES);
  return (
    <Row>
      <Text size="small">{t(`orders.hint.${phase}`)}</Text>
      {payment?.redirect_url && (
        <LinkButton size="small" variant="secondary" href={payment.redirect_url}>
          {t('orders.goOn')}
        </LinkButton>
      )}
      {payment && (
        <OwnerOnly quiet>
          <CancelPayment id={payment.id} />
        </OwnerOnly>
      )}
    </Row>
  );
}
