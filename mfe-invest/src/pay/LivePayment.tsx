import { useMessages } from '@sanchay/i18n';
import { Button, Card, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { CancelPayment } from './CancelPayment.tsx';
import { usePayment } from './usePayment.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { MESSAGES } from '../messages.ts';
import type { PaymentFlow } from './usePaymentFlow.ts';

interface LivePaymentProps {
  id: string;
  /** What it is for. */
  of?: 'cart' | 'due';
  through: PaymentFlow;
}

/** A payment under way: go on with it, cancel it, or see how it stands. */
export function LivePayment({ id, of = 'cart', through }: LivePaymentProps) {
  const { t } = useMessages(MESSAGES);
  const payment = usePayment(id);
  const known = payment.data?.data;
  const address = known?.redirect_url ?? null;
  return (
    <Card raised title={t('live.title')}>
      <Stack gap={4}>
        <Text>{t(of === 'due' ? 'due.live' : 'live.text')}</Text>
        {known?.delayed && <Notice tone="warn">{t('error.payment_delayed.title')}</Notice>}
        <CallProblem of={payment} compact />
        {address !== null && (
          <Button full onClick={() => void through.follow(through.open(), id, address)}>
            {t('live.continue')}
          </Button>
        )}
        {through.blocked?.id === id && (
          <Notice
            tone="warn"
            live
            action={
              <LinkButton href={through.blocked.address} size="small">
                {t('live.openHere')}
              </LinkButton>
            }
          >
            {t('live.blocked')}
          </Notice>
        )}
        {known && <CancelPayment payment={known} full />}
        <LinkButton href={`/orders?payment=${encodeURIComponent(id)}`} variant="secondary" full>
          {t('live.check')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
