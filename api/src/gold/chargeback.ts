import { istDate, rupees } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import {
  cashInTransit,
  changeLots,
  gatewayClearing,
  lotLeft,
  post,
  type LedgerEntry,
} from '../ledger/index.ts';
import type { PaymentRow, Reversed } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { lockBoughtOrder, setReversed, type GoldOrderRow } from './orderStore.ts';
import { chargebackReason, entriesOf, GOLD } from './settle.ts';

/**
 * Takes the gold of a reversed payment back, as far as its grams are still there, at what was paid for them, tax
 * included. A repeat does nothing. @returns rupees of the order, and of these what was recovered.
 */
export async function reverseGold(ctx: Context, tx: Tx, payment: PaymentRow): Promise<Reversed> {
  const order = await lockBoughtOrder(tx, payment.subject_id);
  if (!order) return { booked: '0.00', recovered: '0.00' };
  const { id, investor_id, portfolio_id, total } = order;
  const left = await lotLeft(tx, portfolio_id, id);
  const at = await ctx.business.now(tx);
  const transfer = {
    investorId: investor_id,
    portfolioId: portfolio_id,
    subjectId: id,
    at,
    valueDate: istDate(at),
  };
  await post(tx, {
    ...transfer,
    kind: 'payment_reversal',
    entries: [
      { account: cashInTransit(), commodity: 'INR', amount: `-${total}` },
      { account: gatewayClearing(), commodity: 'INR', amount: total },
    ],
  });
  if (Number(left.units) > 0) {
    await post(tx, { ...transfer, kind: 'gold_reversal', entries: reversedEntries(order, left) });
    await changeLots(tx, [
      {
        investor_id,
        portfolio_id,
        lot_id: id,
        subject_id: id,
        kind: 'gold_reversal',
        code: GOLD,
        folio_no: GOLD,
        value_date: istDate(at),
        bought_on: istDate(order.settled_at!),
        units: `-${left.units}`,
        cost: `-${left.cost}`,
        proceeds: null,
        load_pct: null,
        exit_load: null,
        gain: null,
      },
    ]);
  }
  await setReversed(tx, id, chargebackReason(rupees(left.cost).lt(rupees(total))));
  await ctx.publish(tx, {
    event: 'holdings/changed',
    payload: { portfolioId: portfolio_id },
    portfolioId: portfolio_id,
  });
  return { booked: total, recovered: left.cost };
}

/** The purchase of what is left, the other way round; its tax is the same share as its cost. */
function reversedEntries(
  order: GoldOrderRow,
  { units, cost }: { units: string; cost: string },
): LedgerEntry[] {
  const tax = rupees(order.tax).times(cost).div(order.total).toFixed(2);
  const gold_value = rupees(cost).minus(rupees(tax)).toFixed(2);
  return entriesOf({ total: cost, gold_value, tax, grams: units }).map((entry) => ({
    ...entry,
    amount: rupees(entry.amount).neg().toFixed(),
  }));
}
