import type { ApiError } from '@sanchay/api-client';
import type { PaymentMethod } from '@sanchay/contracts';
import { usePlatform, useStepUp } from '@sanchay/remote-kit';
import { payFields, type PayChoice } from './payChoice.ts';
import { usePaymentFlow } from './usePaymentFlow.ts';

type Fields = Omit<ReturnType<typeof payFields>, 'method' | 'mandate_id'> & { method: PaymentMethod };

interface Placing<Body> {
  /** What is placed, with the fields of the payment. */
  bodyOf(fields: Fields): Body;
  /** What the OTP confirms. */
  confirms(body: Body): string;
  place(body: Body & { step_up: string }): Promise<{
    data: { id: string; payment: { id: string; redirect_url: string | null } | null };
  }>;
  /** The page of what was placed. */
  pathOf(id: string): string;
  busy: boolean;
  error: ApiError | null;
}

/** Confirms an order with an OTP, places it with its payment and opens the gateway's page. */
export function usePlacedPayment<Body extends object>(placing: Placing<Body>) {
  const { navigate } = usePlatform();
  const stepUp = useStepUp();
  const through = usePaymentFlow();

  async function start(choice: PayChoice & { method: PaymentMethod }): Promise<void> {
    const { mandate_id: _none, ...fields } = payFields(choice);
    const body = placing.bodyOf({ ...fields, method: choice.method });
    const token = await stepUp.ask('purchase', { confirms: placing.confirms(body) });
    if (token === null) return;
    const flow = through.open();
    try {
      const { data } = await placing.place({ ...body, step_up: token });
      const path = placing.pathOf(data.id);
      const { payment } = data;
      if (!payment || payment.redirect_url === null) {
        flow.abandon();
        navigate(path);
      } else await through.follow(flow, payment.id, payment.redirect_url, path);
    } catch {
      flow.abandon();
    }
  }

  return {
    start,
    busy: placing.busy,
    error: placing.error,
    dialog: stepUp.dialog,
    blocked: through.blocked,
  };
}

export type PlacedPayment = ReturnType<typeof usePlacedPayment>;
