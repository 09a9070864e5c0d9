import { istDate } from '@sanchay/finance';
import { cashInTransit, gatewayClearing, type Transfer } from '../../ledger/index.ts';
import type { PaymentRow } from '../store.ts';

/** The money of a payment: collected by the gateway, now in transit for the investor. `at` is business time. */
export function moneyTransfer(
  payment: Pick<PaymentRow, 'id' | 'investor_id' | 'portfolio_id' | 'amount'>,
  at: Date,
): Transfer {
  return {
    kind: 'payment',
    investorId: payment.investor_id,
    portfolioId: payment.portfolio_id,
    subjectId: payment.id,
    at,
    valueDate: istDate(at),
    entries: [
      { account: gatewayClearing(), commodity: 'INR', amount: `-${payment.amount}` },
      { account: cashInTransit(), commodity: 'INR', amount: payment.amount },
    ],
  };
}
