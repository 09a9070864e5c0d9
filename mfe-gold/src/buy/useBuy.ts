import type { PaymentMethod } from '@sanchay/contracts';
import { useCriticalOperation, usePlatform, useWrite } from '@sanchay/remote-kit';
import { useRepeatGuard } from '@sanchay/ui';
import { useEffect, useState } from 'react';
import { purchaseKey } from './purchase.ts';
import type { Wish } from './purchase.ts';
import type { HeldPriceState } from './useHeldPrice.ts';

/** Codes after which the held price is of no use any more. */
const PRICE_GONE = ['price_expired', 'price_unknown', 'price_already_used'];

/** Places the order at the held price and leaves for the payment page. A price that has ended is never sent. */
export function useBuy(held: HeldPriceState) {
  const { navigate } = usePlatform();
  const order = useWrite('createGoldOrder', ['goldOrders']);
  const mayAct = useRepeatGuard();
  const [leaving, setLeaving] = useState(false);
  const [gateway, setGateway] = useState<string | null>(null);
  useCriticalOperation(order.isPending, 'gold order');

  // After the order is no longer open, so that the browser does not ask whether to leave.
  useEffect(() => {
    if (gateway !== null) window.location.assign(gateway);
  }, [gateway]);

  function buy(wish: Wish, method: PaymentMethod): void {
    const { price } = held;
    if (!price || wish.value === null || order.isPending || leaving || !mayAct()) return;
    const asked = wish.by === 'grams' ? { grams: wish.value } : { amount: wish.value };
    order.mutate(
      {
        body: { block_id: price.block_id, side: 'buy', method, ...asked },
        idempotencyKey: purchaseKey(price, wish, method),
      },
      {
        onSuccess({ data: { payment } }) {
          setLeaving(true);
          if (payment?.redirect_url) setGateway(payment.redirect_url);
          else navigate(`/gold/orders${payment ? `?payment=${payment.id}` : ''}`);
        },
        onError(error) {
          if (PRICE_GONE.includes(error.code ?? '')) held.renew();
        },
      },
    );
  }

  return { buy, busy: order.isPending || leaving, error: order.error, forget: order.reset };
}
