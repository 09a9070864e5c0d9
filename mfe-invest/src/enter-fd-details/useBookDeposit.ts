import { confirmsOf, type PaymentMethod } from '@sanchay/contracts';
import { usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { depositPath } from '../deposits/depositPath.ts';
import { payFields, type PayChoice } from '../pay/payChoice.ts';
import { usePaymentFlow } from '../pay/usePaymentFlow.ts';
import type { Booking } from './useBooking.ts';

/** Confirms a booking with an OTP, places it and opens the gateway's page. */
export function useBookDeposit({ answers }: Booking, preview: NonNullable<Booking['preview']>) {
  const { navigate } = usePlatform();
  const create = useWrite('createDeposit', ['deposits', 'deposit']);
  const stepUp = useStepUp();
  const through = usePaymentFlow();

  async function start(choice: PayChoice & { method: PaymentMethod }): Promise<void> {
    const { mandate_id: _none, ...fields } = payFields(choice);
    const form = preview.tax_form ?? 'none';
    const body = {
      plan_id: preview.plan_id,
      amount: preview.principal,
      months: preview.months,
      payout: preview.payout,
      rate: preview.rate,
      maturity_instruction: answers.instruction,
      tax_form: answers.declares ? form : ('none' as const),
      bank_id: answers.bankId ?? preview.accounts[0]!.id,
      accepted: true as const,
      ...fields,
      method: choice.method,
    };
    const token = await stepUp.ask('purchase', {
      confirms: confirmsOf('createDeposit', { params: {}, body }),
    });
    if (token === null) return;
    const flow = through.open();
    try {
      const { data } = await create.mutateAsync({ body: { ...body, step_up: token } });
      const { id, payment } = data;
      if (!payment || payment.redirect_url === null) {
        flow.abandon();
        navigate(depositPath(id));
      } else await through.follow(flow, payment.id, payment.redirect_url, depositPath(id));
    } catch {
      flow.abandon();
    }
  }

  return {
    start,
    busy: create.isPending,
    error: create.error,
    dialog: stepUp.dialog,
    blocked: through.blocked,
  };
}
