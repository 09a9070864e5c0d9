import type { ApiError } from '@sanchay/api-client';
import { confirmsOf, type PaymentMethod } from '@sanchay/contracts';
import { refreshCalls, useStepUp, useWrite } from '@sanchay/remote-kit';
import { payFields, type PayChoice } from './payChoice.ts';
import type { PaymentFlow } from './usePaymentFlow.ts';

/** Confirms the payment of an amount due (rupees) with an OTP and opens the gateway's page. */
export function usePayDue(
  { id, outstanding }: { id: string; outstanding: number },
  through: PaymentFlow,
  onStarted: () => void,
) {
  const pay = useWrite('payChargeback', ['chargebacks']);
  const stepUp = useStepUp();

  async function start(choice: PayChoice & { method: PaymentMethod }): Promise<void> {
    const params = { id };
    const { mandate_id: _none, ...fields } = payFields(choice);
    const body = { amount: outstanding, ...fields, method: choice.method };
    const confirms = confirmsOf('payChargeback', { params, body });
    const token = await stepUp.ask('purchase', { confirms });
    if (token === null) return;
    const flow = through.open();
    try {
      const { data } = await pay.mutateAsync({ params, body: { ...body, step_up: token } });
      onStarted();
      if (data.redirect_url === null) flow.abandon();
      else await through.follow(flow, data.id, data.redirect_url);
    } catch (cause) {
      flow.abandon();
      if ((cause as ApiError).httpStatus === 409) await refreshCalls('chargebacks');
    }
  }

  return { start, busy: pay.isPending, error: pay.error, dialog: stepUp.dialog };
}
