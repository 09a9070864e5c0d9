import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** Cancels a payment that is not made yet, and with it the order. */
export function CancelPayment({ id }: { id: string }) {
  const { t } = useMessages(MESSAGES);
  const cancel = useWrite('cancelPayment', ['goldOrders', 'payment']);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id } })}
      >
        {t('orders.cancel')}
      </Button>
      {cancel.error && (
        <Notice tone="error" live>
          {cancel.error.message}
        </Notice>
      )}
    </>
  );
}
