import type { ApiError } from '@sanchay/api-client';
import { goldConfirms, type GoldOrder, type PaymentMethod } from '@sanchay/contracts';
import {
  useCriticalOperation,
  useFlow,
  usePlatform,
  useStepUp,
  useWrite,
  type Flow,
} from '@sanchay/remote-kit';
import { useRepeatGuard } from '@sanchay/ui';
import { useEffect, useRef, useState } from 'react';
import type { HeldPrice } from './heldPrice.ts';
import type { PurchaseRequest } from './purchase.ts';
import type { HeldPriceState } from './useHeldPrice.ts';

/** Codes after which the held price is of no use any more. */
const PRICE_GONE = ['price_expired', 'price_unknown', 'price_already_used'];

/**
 * Confirms the purchase with an OTP, places the order at the held price and opens the payment page in a window of its
 * own; a user who comes back, or closes it, is led to the state of the payment. Where the browser opens no window,
 * this page navigates to the payment page. A price that has ended is not sent; one that ends while the OTP is typed is
 * refused by the server and replaced.
 */
export function useBuy(held: HeldPriceState) {
  const { navigate } = usePlatform();
  const open = useFlow();
  const order = useWrite('createGoldOrder', ['goldOrders']);
  const mayAct = useRepeatGuard();
  const stepUp = useStepUp();
  // A token whose order was not placed is valid for another attempt at the same purchase.
  const confirmed = useRef<{ confirms: string; token: string } | null>(null);
  const [leaving, setLeaving] = useState(false);
  const [gateway, setGateway] = useState<string | null>(null);
  useCriticalOperation(order.isPending, 'gold order');

  // After the order is no longer open, so that the browser does not ask whether to leave.
  useEffect(() => {
    if (gateway !== null && !order.isPending) window.location.assign(gateway);
  }, [gateway, order.isPending]);

  async function place(price: HeldPrice, request: PurchaseRequest, method: PaymentMethod): Promise<void> {
    const asked = request.by === 'grams' ? { grams: request.value! } : { amount: request.value! };
    const confirms = goldConfirms({ block_id: price.block_id, ...asked });
    const token =
      confirmed.current?.confirms === confirms
        ? confirmed.current.token
        : await stepUp.ask('purchase', { confirms });
    if (token === null) return;
    confirmed.current = { confirms, token };
    // Right after the last digit: browsers block a window that comes later.
    const flow = open();
    try {
      const { data } = await order.mutateAsync({
        body: { block_id: price.block_id, side: 'buy', method, step_up: token, ...asked },
      });
      setLeaving(true);
      await pay(flow, data.payment);
    } catch (cause) {
      flow.abandon();
      if ((cause as ApiError).code === 'step_up_invalid') confirmed.current = null;
      if (PRICE_GONE.includes((cause as ApiError).code ?? '')) held.renew();
    }
  }

  async function pay(flow: Flow, payment: GoldOrder['payment']): Promise<void> {
    const address = payment?.redirect_url ?? null;
    if (address !== null && flow.blocked) return setGateway(address);
    const seeHow = (): void => navigate(`/gold/orders${payment ? `?payment=${payment.id}` : ''}`);
    if (!payment || address === null) flow.abandon();
    else {
      const isReturn = ({ pathname, searchParams }: URL): boolean =>
        pathname === '/gold/orders' && searchParams.get('payment') === payment.id;
      await flow.go({ address, flow: payment.id, isReturn, late: seeHow });
    }
    seeHow();
  }

  function buy(request: PurchaseRequest, method: PaymentMethod): void {
    const { price } = held;
    if (!price || request.value === null || order.isPending || leaving || !mayAct()) return;
    void place(price, request, method);
  }

  return {
    buy,
    busy: order.isPending || leaving,
    error: order.error,
    forget: order.reset,
    dialog: stepUp.dialog,
  };
}
