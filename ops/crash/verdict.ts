import { decimalText, tenThousandths } from '../simulate/book.ts';
import type { Acknowledged } from './client.ts';
import type { CrashState } from './readState.ts';

/** What a run came to. */
export interface Verdict {
  /** Sum of all entries of the ledger. */
  ledgerSum: string;
  faults: string[];
}

/** Money that reached an order and is neither units nor on its way back: none may stand so when all is quiet. */
const UNDER_WAY = ['draft', 'under_review', 'confirmed', 'submitted'];

/**
 * Compares what clients were acknowledged with what is stored: every acknowledged order once, none that nobody
 * requested, each successful payment booked once, each allotment once at the NAV of its day, and books that sum to
 * zero.
 */
export function verdictOf(journal: readonly Acknowledged[], state: CrashState): Verdict {
  const faults: string[] = [];
  const { orders, transfers, allotted, payments } = state;
  const stored = new Map(orders.map((order) => [order.id, order]));
  if (stored.size !== orders.length) faults.push('an order is there twice');
  for (const { id, code, amount, portfolioId } of journal) {
    const order = stored.get(id);
    if (!order) faults.push(`order ${id} was acknowledged and is lost`);
    else if (order.code !== code || Number(order.amount) !== amount || order.portfolioId !== portfolioId)
      faults.push(`order ${id} was acknowledged as ${code} ${amount}, it is ${order.code} ${order.amount}`);
  }
  const reported = new Set(journal.map(({ id }) => id));
  for (const { id } of orders)
    if (!reported.has(id)) faults.push(`order ${id} exists and was never confirmed to its owner`);
  for (const { id, status } of orders)
    if (UNDER_WAY.includes(status)) faults.push(`order ${id} is still ${status}`);

  const once = (kind: string) =>
    new Set(transfers.filter((one) => one.kind === kind).map((one) => one.subjectId));
  const booked = once('payment');
  for (const { id, status, amount } of payments) {
    if (status === 'created' || status === 'pending') faults.push(`payment ${id} is still ${status}`);
    if (status === 'successful' && Number(amount) > 0 && !booked.has(id))
      faults.push(`payment ${id} succeeded and is not booked`);
    if (status === 'failed' && booked.has(id)) faults.push(`payment ${id} failed and is booked`);
  }
  const units = new Map<string, bigint>();
  for (const one of allotted)
    units.set(one.orderId, (units.get(one.orderId) ?? 0n) + tenThousandths(one.units));
  for (const order of orders) {
    const there = decimalText(units.get(order.id) ?? 0n);
    if (order.units === null) {
      if (units.has(order.id)) faults.push(`order ${order.id} has units in the ledger and none of its own`);
      continue;
    }
    if (tenThousandths(order.units) !== (units.get(order.id) ?? 0n))
      faults.push(`order ${order.id} has ${order.units} units, the ledger ${there}`);
    if (order.nav === null || order.published === null || Number(order.nav) !== Number(order.published))
      faults.push(`order ${order.id} was allotted at ${order.nav}, ${order.navDate} had ${order.published}`);
  }
  let sum = 0n;
  for (const { kind, subjectId, commodity, sum: own } of transfers) {
    const value = tenThousandths(own);
    sum += value < 0n ? -value : value;
    if (value !== 0n) faults.push(`${kind} of ${subjectId} sums to ${own} ${commodity}`);
  }
  return { ledgerSum: decimalText(sum), faults };
}
