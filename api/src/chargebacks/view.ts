import type { CallReply } from '@sanchay/contracts';
import { rupees, toWire } from '@sanchay/finance';
import type { ShownChargeback } from './store.ts';

export type ChargebackView = CallReply<'chargebacks'>['data']['chargebacks'][number];

/** A chargeback as the contracts show it. */
export function chargebackView(row: ShownChargeback): ChargebackView {
  return {
    id: row.id,
    payment_id: row.payment_id,
    purpose: row.purpose,
    amount: toWire(row.amount, 2),
    recovered: toWire(row.recovered, 2),
    due: toWire(row.due, 2),
    settled: toWire(row.settled, 2),
    outstanding: toWire(outstandingOf(row), 2),
    at: row.at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    ticket_id: row.ticket_id,
    order_ids: row.order_ids,
    live_payment_id: row.live_payment_id,
  };
}

/** Rupees that are still due, as decimal text. */
export function outstandingOf({ due, settled }: Pick<ShownChargeback, 'due' | 'settled'>): string {
  return rupees(due).minus(rupees(settled)).toFixed(2);
}
