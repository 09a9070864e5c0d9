import { useWords } from '@sanchay/i18n';
import { Button, Card, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { usePayment } from '../orders/usePayment.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WORDS } from '../words.ts';
import { openGateway } from './openGateway.ts';

/** The cart is being paid: go on with it, or see how it stands. */
export function LivePayment({ id }: { id: string }) {
  const { t } = useWords(WORDS);
  const payment = usePayment(id);
  const address = payment.data?.data.redirect_url ?? null;
  return (
    <Card raised title={t('live.title')}>
      <Stack gap={4}>
        <Text>{t('live.text')}</Text>
        {payment.data?.data.delayed && <Notice tone="warn">{t('error.payment_delayed.title')}</Notice>}
        <CallProblem of={payment} compact />
        {address !== null && (
          <Button full onClick={() => openGateway(address)}>
            {t('live.continue')}
          </Button>
        )}
        <LinkButton href={`/orders?payment=${encodeURIComponent(id)}`} variant="secondary" full>
          {t('live.check')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
