import { decimal, istDate, newYorkDate, newYorkInstant } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { adjustAlerts } from '../../alerts/index.ts';
import type { Tx } from '../../db/pool.ts';
import { adjustUsPrices } from '../../market/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { cancelQueued } from '../order/cancel.ts';
import { lockSplit, splitsDue, type UsSplitRow } from './actionStore.ts';
import { insertEvent } from './eventStore.ts';
import { affectedHolders, queuedOrders, scaleLots, scaleOrders, type Holder } from './scale.ts';
import { eachAlone } from '../../platform/eachAlone.ts';
import { announceOrder } from '../../stock-orders/index.ts';

/**
 * Carries out each split whose ex-date has begun in New York, in one transaction: prices, alerts, lots and unsettled
 * orders of all holders change together, so that no value is ever that of other shares. A repeat changes nothing.
 */
export async function carryOutSplits(ctx: Context): Promise<void> {
  const today = newYorkDate(await ctx.business.now());
  await eachAlone(ctx, 'carryOutSplits', await splitsDue(ctx.db, today), (number) =>
    ctx.db.tx(async (tx) => {
      const split = await lockSplit(tx, number);
      if (split) await carryOut(ctx, tx, split);
    }),
  );
}

async function carryOut(ctx: Context, tx: Tx, split: UsSplitRow): Promise<void> {
  const { number, symbol, new_shares: to, old_shares: from } = split;
  const at = newYorkInstant(split.ex_date, 0);
  const holders = await affectedHolders(tx, split);
  for (const order of await queuedOrders(tx, split))
    await cancelQueued(ctx, tx, order, { at, reason: 'corporate_action' });
  const factor = decimal(to).div(from);
  await adjustUsPrices(tx, { symbol, from: split.ex_date }, factor);
  await adjustAlerts(tx, { kind: 'us_stock', item: symbol }, factor);
  await scaleOrders(tx, split);
  for (const changed of await scaleLots(tx, split))
    await informHolder(ctx, tx, { split, at, ...changed, holder: holders.get(changed.portfolioId)! });
  await tx.query('UPDATE us_actions SET carried_out_at = $2 WHERE number = $1', [number, ctx.now()]);
  await ctx.publish(tx, { event: 'prices/published', payload: { market: 'US', date: istDate(at) } });
}

interface Changed {
  split: UsSplitRow;
  at: Date;
  holder: Holder;
  before: string;
  after: string;
}

async function informHolder(
  ctx: Context,
  tx: Tx,
  { split: { number, symbol }, at, holder, before, after }: Changed,
): Promise<void> {
  await insertEvent(tx, {
    ...holder,
    action_number: number,
    id: randomUUID(),
    symbol,
    at,
    shares_before: before,
    shares_after: after,
  });
  const [share] = await tx.query<{ name: string; slug: string }>(
    'SELECT name, slug FROM us_stocks WHERE symbol = $1',
    [symbol],
  );
  const { name, slug } = share!;
  await notify(ctx, tx, {
    portfolioId: holder.portfolio_id,
    kind: 'us_share_split',
    at,
    values: { name, before: Number(before), after: Number(after) },
    path: `/us-stocks/holdings/${slug}`,
  });
  await writeAudit(tx, {
    investorId: holder.investor_id,
    actor: 'broker',
    action: 'us_share_split',
    subject: holder.portfolio_id,
    requestId: holder.portfolio_id,
    detail: { number, symbol, before, after },
  });
  await announceOrder(ctx, tx, holder);
}
