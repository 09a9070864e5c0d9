import { confirmsOf } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { depositPath } from '../deposits/depositPath.ts';
import { usePlacedPayment } from '../pay/usePlacedPayment.ts';
import type { Booking } from './useBooking.ts';

/** Confirms a booking with an OTP, places it and opens the gateway's page. */
export function useBookDeposit({ answers }: Booking, preview: NonNullable<Booking['preview']>) {
  const create = useWrite('createDeposit', ['deposits', 'deposit']);
  const form = preview.tax_form ?? 'none';
  return usePlacedPayment({
    bodyOf: (fields) => ({
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
    }),
    confirms: (body) => confirmsOf('createDeposit', { params: {}, body }),
    place: (body) => create.mutateAsync({ body }),
    pathOf: depositPath,
    busy: create.isPending,
    error: create.error,
  });
}
