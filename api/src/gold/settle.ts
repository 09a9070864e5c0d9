import { istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import {
  cashInTransit,
  post,
  providerPayable,
  taxPayable,
  unitsHeld,
  unitsIssued,
  type LedgerEntry,
} from '../ledger/index.ts';
import { failureMessages, paymentMessages, type PaymentRow } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { nextInvoiceNumber } from './invoice.ts';
import { lockPendingOrder, setBought, setFailed, type GoldOrderRow } from './orderStore.ts';

/** What the ledger calls gold: the commodity, in grams, and the account it is held in. */
export const GOLD = 'GOLD';

/** Books a paid order: rupees to the provider and the tax office, grams to the portfolio, an invoice number. */
export async function bookPaidOrder(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const order = await lockPendingOrder(tx, payment.subject_id);
  if (!order) return;
  const at = payment.realised_at ?? (await ctx.business.now(tx));
  await post(tx, {
    kind: 'gold_purchase',
    investorId: order.investor_id,
    portfolioId: order.portfolio_id,
    subjectId: order.id,
    at,
    valueDate: istDate(at),
    entries: entriesOf(order),
  });
  await setBought(tx, order.id, await nextInvoiceNumber(tx, at), at);
  const { portfolio_id: portfolioId } = order;
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
}

/** Ends an order after its payment failed or expired; nothing was charged and nothing is booked. */
export async function endUnpaidOrder(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const order = await lockPendingOrder(tx, payment.subject_id);
  if (!order) return;
  const reason = payment.reason ?? failureMessages(null);
  await setFailed(tx, order.id, reason, await ctx.business.now(tx));
}

/** Why an order was reversed: the sentence as it is stored, in English. */
export function chargebackReason(somethingIsDue: boolean): string {
  return somethingIsDue ? paymentMessages.chargebackDue : paymentMessages.chargedBack;
}

/** Entries of a purchase: rupees to the provider and the tax office, grams to the portfolio. */
export function entriesOf({
  total,
  gold_value: goldValue,
  tax,
  grams,
}: Pick<GoldOrderRow, 'total' | 'gold_value' | 'tax' | 'grams'>): LedgerEntry[] {
  const entries: LedgerEntry[] = [
    { account: cashInTransit(), commodity: 'INR', amount: `-${total}` },
    { account: providerPayable('gold'), commodity: 'INR', amount: goldValue },
    { account: unitsIssued(), commodity: GOLD, amount: `-${grams}` },
    { account: unitsHeld(GOLD), commodity: GOLD, amount: grams },
  ];
  // The ledger refuses entries of nothing, which the tax is under a rule of 0 %.
  if (Number(tax) > 0) entries.push({ account: taxPayable('gst'), commodity: 'INR', amount: tax });
  return entries;
}
