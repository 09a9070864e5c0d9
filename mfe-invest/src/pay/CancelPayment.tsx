import type { Payment } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button } from '@sanchay/ui';
import { useCartNews } from '../live/useCartNews.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MESSAGES } from '../messages.ts';
import { isLive } from './usePayment.ts';

interface CancelPaymentProps {
  payment: Pick<Payment, 'id' | 'status' | 'method'>;
  /** As wide as its card. */
  full?: boolean;
}

/** Cancels a payment that is not made yet, which unlocks its cart. The bank debits a mandate without the investor. */
export function CancelPayment({ payment: { id, status, method }, full = false }: CancelPaymentProps) {
  const { t } = useMessages(MESSAGES);
  const cancel = useWrite('cancelPayment', ['payment', 'cart', 'orders', 'chargebacks']);
  const notifyCart = useCartNews();
  if (!isLive(status) || method === 'mandate') return null;
  return (
    <>
      <WriteProblem error={cancel.error} />
      <Button
        variant="quiet"
        {...(full ? { full } : { size: 'small' })}
        busy={cancel.isPending}
        onClick={() => void cancel.mutateAsync({ params: { id } }).then(notifyCart, () => undefined)}
      >
        {t('live.cancel')}
      </Button>
    </>
  );
}
