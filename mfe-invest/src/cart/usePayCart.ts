import type { ApiError } from '@sanchay/api-client';
import type { Cart, PaymentMethod } from '@sanchay/contracts';
import { refreshCalls, usePlatform, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { useCartNews } from '../live/useCartNews.ts';
import { openGateway } from './openGateway.ts';

type Payable = Pick<Cart, 'id' | 'revision'>;

/** The same cart at the same revision has one key, so that paying it again gives the same payment. */
export function paymentKey({ id, revision }: Payable): string {
  return `pay:${id}:${revision}`;
}

/** Pays a cart and goes to the gateway's page; without anything to pay today, straight to the orders. */
export function usePayCart() {
  const { navigate, critical } = usePlatform();
  const pay = useWrite('pay', ['orders', 'cart']);
  const tellCart = useCartNews();
  // What an answer without certainty was asked for: only the very same may be asked again.
  const [unsure, setUnsure] = useState<{ key: string; method: PaymentMethod } | null>(null);

  async function start(cart: Payable, wanted: PaymentMethod): Promise<void> {
    const key = paymentKey(cart);
    const method = unsure?.key === key ? unsure.method : wanted;
    const ask = () =>
      pay.mutateAsync({ body: { cart_id: cart.id, revision: cart.revision, method }, idempotencyKey: key });
    const answered = critical('payment');
    try {
      // One more time at once: most lost answers are found by it.
      const { data } = await ask()
        .catch((cause: ApiError) => {
          if (cause.kind === 'unsure') return ask();
          throw cause;
        })
        .finally(answered);
      setUnsure(null);
      if (data.redirect_url !== null) return openGateway(data.redirect_url);
      await tellCart();
      navigate(`/orders?payment=${encodeURIComponent(data.id)}`);
    } catch (cause) {
      const { kind, httpStatus } = cause as ApiError;
      setUnsure(kind === 'unsure' ? { key, method } : null);
      if (httpStatus === 400 || httpStatus === 409) await refreshCalls('orders', 'cart');
    }
  }

  return {
    start,
    busy: pay.isPending,
    error: pay.error,
    /** The method is settled while an answer is awaited. */
    settledMethod: unsure?.method ?? null,
    problemOfLine: (index: number) => lineProblem(pay.error, index),
  };
}

export type PayCart = ReturnType<typeof usePayCart>;

/** The server's words about one line of the cart; its fields come as `items.<n>.<field>`. */
export function lineProblem(error: Pick<ApiError, 'errors'> | null, index: number): string | undefined {
  const fields = Object.entries(error?.errors ?? {});
  return fields.find(([field]) => field.startsWith(`items.${index}.`))?.[1][0];
}
