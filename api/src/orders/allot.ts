import { rupees } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { navOn, schemeForOrder } from '../funds/index.ts';
import type { DatedNav, OrderScheme } from '../funds/index.ts';
import {
  amcPayable,
  cashInTransit,
  post,
  stampDutyPayable,
  unitsHeld,
  unitsIssued,
} from '../ledger/index.ts';
import type { LedgerEntry } from '../ledger/index.ts';
import type { Context } from '../platform/context.ts';
import { advance } from './advance.ts';
import { auditEngine } from './engineAudit.ts';
import { purchaseAt } from './expectation.ts';
import { failOrder } from './fail.ts';
import { folioFor } from './folios.ts';
import { keepFolio } from './planStore.ts';
import type { OrderRow } from './rows.ts';
import { allotmentInstant } from './schedule.ts';
import { allottedValues } from './stepValues.ts';
import { lockOrder } from './store.ts';

/**
 * Job: allots units once the NAV of the order's day is published and the morning of allotment has come. Folio,
 * ledger and status change in one transaction; an order that has moved on is left alone, so a repeat does nothing.
 */
export async function allotOrder(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'submitted' || !order.nav_date || !order.allotment_date) return;
    const at = await ctx.business.now(tx);
    if (at < allotmentInstant(order.allotment_date)) return;
    const nav = await navOn(tx, order.code, order.nav_date);
    const scheme = await schemeForOrder(tx, order.code);
    if (nav && scheme) await allot(ctx, tx, order, scheme, nav, at);
  });
}

async function allot(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  scheme: OrderScheme,
  nav: DatedNav,
  at: Date,
): Promise<void> {
  const { units, stampDuty, netAmount } = purchaseAt(order.amount, nav, scheme);
  if (units === 0) return failOrder(ctx, tx, order, 'too_small', at);
  const folioNo = await folioFor(tx, order, scheme.house_code, at);
  const { investor_id: investorId, portfolio_id: portfolioId } = order;
  await post(tx, {
    kind: 'allotment',
    investorId,
    portfolioId,
    subjectId: order.id,
    at,
    valueDate: nav.date,
    entries: allotmentEntries({ order, scheme, folioNo, units, stampDuty, netAmount }),
  });
  const allotted: Partial<OrderRow> = {
    folio_no: folioNo,
    nav: nav.nav,
    units: rupees(units).toFixed(4),
    stamp_duty: rupees(stampDuty).toFixed(2),
  };
  const values = allottedValues({ ...order, ...allotted }, scheme);
  await advance(
    ctx,
    tx,
    order,
    'successful',
    { at, key: 'allotted', values, ruleId: order.rule_id! },
    allotted,
  );
  await keepFolio(tx, order, folioNo);
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
  await auditEngine(tx, order, 'order_allotted');
}

/** The money goes from the investor to the fund house and the state; the units come into the folio. */
export function allotmentEntries(allotment: {
  order: Pick<OrderRow, 'amount' | 'code'>;
  scheme: Pick<OrderScheme, 'house_code'>;
  folioNo: string;
  units: number;
  stampDuty: number;
  netAmount: number;
}): LedgerEntry[] {
  const { order, scheme, folioNo, units, stampDuty, netAmount } = allotment;
  const entries: LedgerEntry[] = [
    { account: cashInTransit(), commodity: 'INR', amount: `-${order.amount}` },
    { account: amcPayable(scheme.house_code), commodity: 'INR', amount: netAmount },
    { account: unitsIssued(), commodity: order.code, amount: -units },
    { account: unitsHeld(folioNo), commodity: order.code, amount: units },
  ];
  // The smallest amounts carry a duty of less than half a paisa.
  if (stampDuty > 0) entries.push({ account: stampDutyPayable(), commodity: 'INR', amount: stampDuty });
  return entries;
}
