import { useFormat, useMessages } from '@sanchay/i18n';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import { PlacedPayCard } from '../pay/PlacedPayCard.tsx';
import type { Booking } from './useBooking.ts';
import { useBookDeposit } from './useBookDeposit.ts';

interface PayDepositProps {
  booking: Booking;
  preview: NonNullable<Booking['preview']>;
}

/** The payment of a booking. */
export function PayDeposit({ booking, preview }: PayDepositProps) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees } = useFormat();
  const paying = useBookDeposit(booking, preview);
  const first = booking.answers.accepted
    ? preview.accounts.length > 0
      ? null
      : t('book.noBank')
    : t('pay.acceptFirst');
  return (
    <PlacedPayCard
      title={t('pay.title')}
      amount={preview.principal}
      purpose="fixed_deposit"
      payee={preview.payee_upi_id}
      first={first}
      next={t('pay.next')}
      button={t('pay.button', { amount: rupees(preview.principal) })}
      paying={paying}
    />
  );
}
