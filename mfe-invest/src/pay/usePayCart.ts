import type { ApiError } from '@sanchay/api-client';
import type { Cart } from '@sanchay/contracts';
import { refreshCalls, usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { useRef, useState } from 'react';
import { useCartNews } from '../live/useCartNews.ts';
import { consentsOf } from './SipConsents.tsx';
import { payFields, type PayChoice } from './payChoice.ts';
import type { PaymentFlow } from './usePaymentFlow.ts';

type Payable = Pick<Cart, 'id' | 'revision' | 'pay_now' | 'items' | 'confirms'>;

/** Confirms a cart with an OTP and pays it through the gateway's page; without a page to show it goes straight to how the payment stands. */
export function usePayCart(through: PaymentFlow) {
  const { navigate, critical } = usePlatform();
  const pay = useWrite('pay', ['orders', 'cart']);
  const notifyCart = useCartNews();
  // The request behind an uncertain response: only the identical request may be repeated.
  const [unsure, setUnsure] = useState<{ cart: Payable; choice: PayChoice } | null>(null);
  const stepUp = useStepUp();
  // A token whose payment did not start can be reused for another attempt with the same contents.
  const confirmed = useRef<{ confirms: string; token: string } | null>(null);

  /** The OTP's token for these contents; undefined where none is needed, null when the investor turned back. */
  async function tokenFor({ confirms }: Payable): Promise<string | null | undefined> {
    if (confirms === null) return undefined;
    if (confirmed.current?.confirms === confirms) return confirmed.current.token;
    const token = await stepUp.ask('purchase', { confirms });
    if (token !== null) confirmed.current = { confirms, token };
    return token;
  }

  async function start(cart: Payable, wanted: PayChoice): Promise<void> {
    const isSame = unsure?.cart.id === cart.id && unsure.cart.revision === cart.revision;
    const choice = isSame ? unsure.choice : wanted;
    const consents = consentsOf(cart);
    const token = await tokenFor(cart);
    if (token === null) return;
    const body = {
      cart_id: cart.id,
      revision: cart.revision,
      ...payFields(choice),
      ...(consents.length > 0 && { consents }),
      ...(token !== undefined && { step_up: token }),
    };
    const ask = () => pay.mutateAsync({ body });
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
      confirmed.current = null;
      if (flow && data.redirect_url !== null) return void through.follow(flow, data.id, data.redirect_url);
      flow?.abandon();
      await notifyCart();
      navigate(`/orders?payment=${encodeURIComponent(data.id)}`);
    } catch (cause) {
      flow?.abandon();
      const { kind, httpStatus, code } = cause as ApiError;
      setUnsure(kind === 'unsure' ? { cart, choice } : null);
      const unconfirmed = code === 'step_up_invalid' || code === 'step_up_required';
      if (unconfirmed) confirmed.current = null;
      if (httpStatus === 400 || httpStatus === 409 || code === 'consent_changed' || unconfirmed)
        await refreshCalls('orders', 'cart');
    }
  }

  return {
    start,
    busy: pay.isPending,
    error: pay.error,
    /** The request cannot change while a response is pending. */
    settled: unsure?.choice ?? null,
    /** Requests the OTP; render it beside the button. */
    dialog: stepUp.dialog,
    problemOfLine: (index: number) => lineProblem(pay.error, index),
  };
}

export type PayCart = ReturnType<typeof usePayCart>;

/** The server's words about one line of the cart; its fields come as `items.<n>.<field>`. */
export function lineProblem(error: Pick<ApiError, 'errors'> | null, index: number): string | undefined {
  const fields = Object.entries(error?.errors ?? {});
  return fields.find(([field]) => field.startsWith(`items.${index}.`))?.[1][0];
}
