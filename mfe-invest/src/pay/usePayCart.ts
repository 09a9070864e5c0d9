import type { ApiError } from '@sanchay/api-client';
import type { Cart } from '@sanchay/contracts';
import { refreshCalls, usePlatform, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';
import { useCartNews } from '../live/useCartNews.ts';
import { consentsOf } from './SipConsents.tsx';
import { payFields } from './payChoice.ts';
import type { PayChoice } from './payChoice.ts';
import type { PaymentFlow } from './usePaymentFlow.ts';

type Payable = Pick<Cart, 'id' | 'revision' | 'pay_now' | 'items'>;

/** The same cart at the same revision has one key, so that paying it again gives the same payment. */
export function paymentKey({ id, revision }: Pick<Cart, 'id' | 'revision'>): string {
  return `pay:${id}:${revision}`;
}

/** Pays a cart through the gateway's page; without a page to show it goes straight to how the payment stands. */
export function usePayCart(through: PaymentFlow) {
  const { navigate, critical } = usePlatform();
  const pay = useWrite('pay', ['orders', 'cart']);
  const tellCart = useCartNews();
  // What an answer without certainty was asked for: only the very same may be asked again.
  const [unsure, setUnsure] = useState<{ key: string; choice: PayChoice } | null>(null);

  async function start(cart: Payable, wanted: PayChoice): Promise<void> {
    const key = paymentKey(cart);
    const choice = unsure?.key === key ? unsure.choice : wanted;
    const consents = consentsOf(cart);
    const body = {
      ...{ cart_id: cart.id, revision: cart.revision, ...payFields(choice) },
      ...(consents.length > 0 && { consents }),
    };
    const ask = () => pay.mutateAsync({ body, idempotencyKey: key });
    const flow = cart.pay_now === 0 || choice.method === 'mandate' ? null : through.open();
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
      if (flow && data.redirect_url !== null) return void through.follow(flow, data.id, data.redirect_url);
      flow?.abandon();
      await tellCart();
      navigate(`/orders?payment=${encodeURIComponent(data.id)}`);
    } catch (cause) {
      flow?.abandon();
      const { kind, httpStatus, code } = cause as ApiError;
      setUnsure(kind === 'unsure' ? { key, choice } : null);
      if (httpStatus === 400 || httpStatus === 409 || code === 'consent_changed')
        await refreshCalls('orders', 'cart');
    }
  }

  return {
    start,
    busy: pay.isPending,
    error: pay.error,
    /** What was asked for is settled while an answer is awaited. */
    settled: unsure?.choice ?? null,
    problemOfLine: (index: number) => lineProblem(pay.error, index),
  };
}

export type PayCart = ReturnType<typeof usePayCart>;

/** The server's words about one line of the cart; its fields come as `items.<n>.<field>`. */
export function lineProblem(error: Pick<ApiError, 'errors'> | null, index: number): string | undefined {
  const fields = Object.entries(error?.errors ?? {});
  return fields.find(([field]) => field.startsWith(`items.${index}.`))?.[1][0];
}
