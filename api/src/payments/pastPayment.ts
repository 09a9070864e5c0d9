import type { Tx } from '../db/pool.ts';
import { bookMoney } from './bookMoney.ts';
import { insertPayment } from './store.ts';
import type { NewPayment } from './store.ts';

/** Records and books a payment of the sandbox's invented past, which no gateway ever saw. */
export async function recordPastPayment(
  tx: Tx,
  payment: Pick<NewPayment, 'id' | 'investor_id' | 'portfolio_id' | 'subject_id' | 'order_ids' | 'amount'>,
  at: Date,
): Promise<void> {
  await insertPayment(tx, {
    ...payment,
    purpose: 'cart',
    revision: 1,
    method: 'upi',
    status: 'successful',
    gateway_ref: null,
    redirect_url: null,
    created_at: at,
    expires_at: at,
  });
  await tx.query('UPDATE payments SET realised_at = $3 WHERE investor_id = $1 AND id = $2', [
    payment.investor_id,
    payment.id,
    at,
  ]);
  await bookMoney(tx, payment, at);
}
