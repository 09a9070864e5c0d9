import type { GoldOrder } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import { paymentView, type PaymentRow } from '../payments/index.ts';
import type { GoldOrderRow } from './orderStore.ts';

/** A gold order as the contracts show it; `now` is real time. */
export function goldOrderView(order: GoldOrderRow, payment: PaymentRow | null, now: Date): GoldOrder {
  return {
    id: order.id,
    side: 'buy',
    status: order.status,
    grams: toWire(order.grams, 4),
    rate_before_tax: toWire(order.rate_before_tax, 2),
    rate_with_tax: toWire(order.rate_with_tax, 2),
    gold_value: toWire(order.gold_value, 2),
    tax: toWire(order.tax, 2),
    total: toWire(order.total, 2),
    placed_at: order.placed_at.toISOString(),
    invoice_no: order.invoice_no,
    payment: payment && paymentView(payment, now),
  };
}
