import { useWords } from '@sanchay/i18n';
import { Button, Card, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { useWrite } from '@sanchay/remote-kit';
import { useCartNews } from '../live/useCartNews.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { usePayment } from './usePayment.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WORDS } from '../words.ts';
import type { PaymentFlow } from './usePaymentFlow.ts';

interface LivePaymentProps {
  id: string;
  /** What it is for. */
  of?: 'cart' | 'due';
  through: PaymentFlow;
}

/** A payment under way: go on with it, cancel it, or see how it stands. */
export function LivePayment({ id, of = 'cart', through }: LivePaymentProps) {
  const { t } = useWords(WORDS);
  const payment = usePayment(id);
  const cancel = useWrite('cancelPayment', ['payment', 'cart', 'orders', 'chargebacks']);
  const tellCart = useCartNews();
  const stop = () => cancel.mutateAsync({ params: { id } }).then(tellCart, () => undefined);
  const address = payment.data?.data.redirect_url ?? null;
  return (
    <Card raised title={t('live.title')}>
      <Stack gap={4}>
        <Text>{t(of === 'due' ? 'due.live' : 'live.text')}</Text>
        {payment.data?.data.delayed && <Notice tone="warn">{t('error.payment_delayed.title')}</Notice>}
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
        <WriteProblem error={cancel.error} />
        <Button variant="quiet" full busy={cancel.isPending} onClick={() => void stop()}>
          {t('live.cancel')}
        </Button>
        <LinkButton href={`/orders?payment=${encodeURIComponent(id)}`} variant="secondary" full>
          {t('live.check')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
