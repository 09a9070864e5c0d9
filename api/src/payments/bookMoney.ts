import { istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { cashInTransit, gatewayClearing, post } from '../ledger/index.ts';
import type { PaymentRow } from './store.ts';

/** Books the money of a payment: collected by the gateway, now in transit for the investor. `at` is business time. */
export async function bookMoney(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'investor_id' | 'portfolio_id' | 'amount'>,
  at: Date,
): Promise<void> {
  await post(tx, {
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
  });
}
