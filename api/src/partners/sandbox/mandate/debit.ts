import type { Gateway } from '../gateway.ts';
import { notifyMerchant } from '../deliver.ts';
import { endPayment, type GatewayRow } from '../store.ts';
import { mandateByRef } from './store.ts';

/** Debits a mandate for a payment, once: as the bank of that mandate does today, within its limit and its life. */
export async function debitMandate(gateway: Gateway, payment: GatewayRow): Promise<void> {
  const mandate = await mandateByRef(gateway.db, payment.mandate_ref!);
  if (mandate?.debits === 'wait') return;
  const good =
    mandate?.status === 'active' &&
    mandate.debits === 'pay' &&
    Number(payment.amount) <= Number(mandate.limit_amount);
  const payer = good ? { ifsc: mandate.ifsc, last4: mandate.last4 } : null;
  const end = good
    ? { status: 'successful' as const, reason: null, payer }
    : { status: 'failed' as const, reason: 'declined' as const };
  await gateway.db.tx(async (tx) => {
    const ended = await endPayment(tx, payment.ref, end, gateway.now());
    if (ended) await notifyMerchant(gateway, tx, ended);
  });
}
