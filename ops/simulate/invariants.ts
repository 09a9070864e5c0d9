import {
  AWAITING_MONEY,
  type Capture,
  type PurchaseState,
  type RedemptionState,
} from '../../api/src/engine/index.ts';
import type { Account } from './account.ts';
import { decimalText, tenThousandths } from './book.ts';
import type { Market } from './market.ts';
import { areUnitsOf, type Oracle } from './oracle.ts';

const paidNow = ({ type, plan_id, sip_firstorderflag, amount }: PurchaseState) =>
  type === 'buy' || plan_id !== null || sip_firstorderflag === 'Y' ? tenThousandths(amount) : 0n;

const absolute = (value: bigint) => (value < 0n ? -value : value);

/** What is wrong with an account as it stands, in words; empty in a sound one. Money and units are all explained. */
export function faultsOf(account: Account): string[] {
  const { book, waiting, owed: owedSales, places, touched, refundsDue } = account;
  let transit = 0n;
  for (const order of waiting.values()) transit += paidNow(order);
  for (const due of refundsDue.values()) transit += due;
  let owed = 0n;
  for (const { kind, net } of owedSales.values()) {
    if (kind === 'redeem') owed += tenThousandths(net!);
    else transit += tenThousandths(net!);
  }
  const faults: string[] = [];
  // What was not changed is as it was when it was looked at last.
  for (const place of touched) {
    const [folioNo, code] = place.split('|') as [string, string];
    let held = 0n;
    for (const { id, units, cost } of places.get(place)!) {
      held += units;
      if (units < 0n || cost < 0n)
        faults.push(`lot ${id} has ${decimalText(units)} units for ${decimalText(cost)}`);
      if (units === 0n && cost !== 0n)
        faults.push(`lot ${id} has a cost of ${decimalText(cost)} and no units`);
    }
    const booked = book.balance('units_held', code, folioNo);
    if (booked !== held)
      faults.push(`${code} in ${folioNo}: lots hold ${decimalText(held)}, the ledger ${decimalText(booked)}`);
  }
  touched.clear();
  const inTransit = book.balance('cash_in_transit', 'INR', '');
  if (inTransit !== transit)
    faults.push(`in transit ${decimalText(inTransit)}, orders explain ${decimalText(transit)}`);
  const payout = book.balance('payout_due', 'INR', '');
  if (payout !== owed) faults.push(`payout due ${decimalText(payout)}, sales explain ${decimalText(owed)}`);
  const receivable = -book.balance('chargeback_due', 'INR', '');
  if (receivable !== account.chargebackDue)
    faults.push(
      `receivable ${decimalText(receivable)}, chargebacks explain ${decimalText(account.chargebackDue)}`,
    );
  if (book.total() !== 0n) faults.push(`the ledger sums to ${decimalText(book.total())}`);
  return faults;
}

/** What is wrong with a purchase that has just changed. */
export function faultsOfPurchase(
  order: PurchaseState,
  capture: Capture | undefined,
  market: Market,
  oracle: Oracle,
): string[] {
  const faults: string[] = [];
  const scheme = market.scheme(order.code);
  if (order.status === 'submitted' && order.nav_date !== null) {
    const due = oracle.purchaseNavDate(scheme.scheme_class, order.placed_at, capture!);
    if (order.nav_date !== due) faults.push(`${order.id}: NAV of ${order.nav_date}, the rules say ${due}`);
  }
  if (order.status === 'successful' && order.units !== null) {
    const nav = market.nav(order.code, order.nav_date!);
    if (order.nav !== nav?.nav) faults.push(`${order.id}: NAV ${order.nav}, published was ${nav?.nav}`);
    const net = tenThousandths(order.amount) - tenThousandths(order.stamp_duty!);
    if (!areUnitsOf(net, order.nav!, order.units, scheme.units_decimals))
      faults.push(`${order.id}: ${order.units} units for ${decimalText(net)} at ${order.nav}`);
  }
  return faults;
}

/** What is wrong with a sale that has just changed. */
export function faultsOfSale(sale: RedemptionState, market: Market, oracle: Oracle): string[] {
  const faults: string[] = [];
  const scheme = market.scheme(sale.code);
  if (sale.status === 'pending') {
    const due = oracle.saleNavDate(scheme, sale.placed_at);
    if (sale.nav_date !== due) faults.push(`${sale.id}: NAV of ${sale.nav_date}, the rules say ${due}`);
  }
  if (sale.status === 'priced') {
    const { gross, exit_load, stt, tds, net, units, nav } = sale;
    const parts =
      tenThousandths(net!) + tenThousandths(exit_load!) + tenThousandths(stt!) + tenThousandths(tds!);
    if (parts !== tenThousandths(gross!))
      faults.push(`${sale.id}: gross ${gross} is not net, load, STT and TDS`);
    if (nav !== market.nav(sale.code, sale.nav_date)?.nav)
      faults.push(`${sale.id}: NAV ${nav} is not its day's`);
    if (tenThousandths(units!) > tenThousandths(sale.reserved_units))
      faults.push(`${sale.id}: ${units} units of ${sale.reserved_units} kept for it`);
    // Half a paisa: the sum of units times NAV is rounded once.
    const worth = tenThousandths(units!) * tenThousandths(nav!) - tenThousandths(gross!) * 10_000n;
    if (absolute(worth) > 500_000n) faults.push(`${sale.id}: ${units} units at ${nav} are not ${gross}`);
  }
  if (sale.status === 'switched') {
    const target = market.scheme(sale.to_code!);
    const bought = tenThousandths(sale.net!) - tenThousandths(sale.in_stamp_duty!);
    if (!areUnitsOf(bought, sale.in_nav!, sale.in_units!, target.units_decimals))
      faults.push(`${sale.id}: ${sale.in_units} units for ${decimalText(bought)} at ${sale.in_nav}`);
  }
  return faults;
}

/** Has every folio looked at once more. */
export function touchAll({ places, touched }: Account): void {
  for (const place of places.keys()) touched.add(place);
}

/** What is wrong when a life is over and all that was under way has had its time. */
export function faultsAtTheEnd(account: Account): string[] {
  const faults: string[] = [];
  for (const id of account.acknowledged)
    if (!account.purchases.has(id) && !account.sales.has(id))
      faults.push(`${id} was acknowledged and is lost`);
  for (const { id, status } of account.purchases.values())
    if (['draft', 'under_review', 'confirmed', 'submitted'].includes(status))
      faults.push(`${id} is still ${status}`);
  for (const { id, status } of account.sales.values())
    if (AWAITING_MONEY.includes(status)) faults.push(`${id} is still ${status}`);
  for (const [id, steps] of account.steps) {
    const late = steps.findIndex((step, index) => index > 0 && step.at < steps[index - 1]!.at);
    if (late > 0) faults.push(`${id}: its timeline runs back at ${steps[late]!.key}`);
    const state = (account.purchases.get(id) ?? account.sales.get(id))?.status;
    if (steps.at(-1)?.state !== state)
      faults.push(`${id} is ${state}, its timeline ends with ${steps.at(-1)?.state}`);
  }
  return faults;
}
