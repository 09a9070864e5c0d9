import type { ApiError } from '@sanchay/api-client';
import type { CartItem } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useWrite } from '@sanchay/remote-kit';
import { Button, CloseIcon, Dialog, IconButton, Stack, Text, useToast } from '@sanchay/ui';
import { useState } from 'react';
import { useCartNews } from '../live/useCartNews.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { fundTitle } from '../scheme/fundTitle.ts';
import { MESSAGES } from '../messages.ts';
import { sameOrder } from './sameOrder.ts';

/** Removes a line from the cart: requests a confirmation first, and offers to put it back. */
export function RemoveLine({ item }: { item: CartItem }) {
  const { t } = useMessages(MESSAGES);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const notifyCart = useCartNews();
  const cancel = useWrite('cancelOrder', ['orders']);
  const create = useWrite('createOrder', ['orders']);

  async function putBack(): Promise<void> {
    try {
      await create.mutateAsync({ body: sameOrder(item) });
      await notifyCart();
    } catch (cause) {
      toast({ message: (cause as ApiError).message, tone: 'error' });
    }
  }

  async function remove(): Promise<void> {
    try {
      await cancel.mutateAsync({ params: { id: item.order_id } });
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 400) await refreshCalls('orders', 'cart');
      return;
    }
    setAsking(false);
    toast({
      message: t('cart.removed', { fund: fundTitle(item.fund_name) }),
      action: { label: t('cart.undo'), onSelect: () => void putBack() },
    });
    await notifyCart();
  }

  return (
    <>
      <IconButton
        label={t('cart.remove', { fund: fundTitle(item.fund_name) })}
        onClick={() => setAsking(true)}
      >
        <CloseIcon />
      </IconButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cart.removeTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cart.keep')}
            </Button>
            <Button variant="danger" busy={cancel.isPending} onClick={() => void remove()}>
              {t('action.remove')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>{t('cart.removeText', { fund: fundTitle(item.fund_name) })}</Text>
          <WriteProblem error={cancel.error} />
        </Stack>
      </Dialog>
    </>
  );
}
