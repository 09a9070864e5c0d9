import type { Tx } from '../../db/pool.ts';
import { payNowOf } from '../../engine/index.ts';
import type { OrderScheme } from '../../funds/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import type { OrderRow } from '../rows.ts';

/** Notifies the user that units have been allotted, or that a paid order could not be carried out. */
export async function notifyOrder(ctx: Context, tx: Tx, order: OrderRow, scheme: OrderScheme): Promise<void> {
  const { portfolio_id: portfolioId, units, nav, nav_date, amount } = order;
  const about = { portfolioId, path: `/orders/${order.id}` };
  const fund = scheme.name;
  if (order.status === 'failed' && Number(payNowOf(order)) > 0)
    return notify(ctx, tx, { ...about, kind: 'order_failed', values: { fund, amount } });
  if (order.status !== 'successful' || !units || !nav || !nav_date) return;
  const values = { fund, amount, units, decimals: scheme.units_decimals, nav, nav_date };
  return notify(ctx, tx, { ...about, kind: 'order_allotted', values });
}

/** Notifies the user that the NAV of an allotted order was corrected from `before`; its page shows the effect. */
export async function notifyCorrected(
  ctx: Context,
  tx: Tx,
  { id, portfolio_id: portfolioId, nav, nav_date }: OrderRow,
  scheme: OrderScheme,
  before: string,
): Promise<void> {
  const values = { fund: scheme.name, before, nav: nav!, nav_date: nav_date! };
  return notify(ctx, tx, { portfolioId, path: `/orders/${id}`, kind: 'nav_corrected', values });
}
