import { decimal, demergerFactor, istDate, ratioFactor, splitTimes, type Big } from '@sanchay/finance';
import { adjustAlerts } from '../../alerts/index.ts';
import type { Tx } from '../../db/pool.ts';
import { adjustPrices, endPrices } from '../../market/index.ts';
import type { Context } from '../../platform/context.ts';
import { actionsToAdjust, markAdjusted, type CarryRow, type ChangingRow } from './actionStore.ts';

/** Divides the prices of shares whose ex-date has come, each once, and ends the trading of merged ones. */
export async function adjustDue(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  await ctx.db.tx(async (tx) => {
    const due = await actionsToAdjust(tx, today);
    for (const action of due) {
      const factor = await adjust(ctx, tx, action);
      await markAdjusted(tx, action, { at: ctx.now(), factor: factor?.toFixed(12) ?? null });
    }
    if (due.length > 0)
      await ctx.publish(tx, { event: 'prices/published', payload: { market: 'IN', date: today } });
  });
}

/** @returns by what the prices were divided; null where they stay */
async function adjust(ctx: Context, tx: Tx, action: ChangingRow): Promise<Big | null> {
  const { kind, isin, new_shares: newShares, old_shares: oldShares } = action;
  if (kind === 'merger') {
    await tx.query('UPDATE stocks SET merged_into = $2 WHERE isin = $1', [isin, action.into_isin]);
    await endPrices(tx, isin, action.ex_date);
    return null;
  }
  const prices =
    kind === 'demerger' ? await demerged(ctx, tx, action) : ratioFactor({ kind, newShares, oldShares });
  if (prices === null) return null;
  await adjustPrices(tx, isin, {
    prices,
    shares: kind === 'demerger' ? decimal(1) : prices,
    faceValue: kind === 'split' ? splitTimes({ newShares, oldShares }) : 1,
    from: action.ex_date,
  });
  await adjustAlerts(tx, { kind: 'stock', item: isin }, prices);
  return prices;
}

/** Null where the other company is worth as much as the whole, so that no price would be left. */
async function demerged(
  ctx: Context,
  tx: Tx,
  { number, isin, into_isin: into, new_shares: newShares, old_shares: oldShares }: CarryRow,
): Promise<Big | null> {
  const price = async (of: string): Promise<string> => {
    const [share] = await tx.query<{ price: string }>('SELECT price FROM stocks WHERE isin = $1', [of]);
    return share!.price;
  };
  try {
    return demergerFactor({ price: await price(isin), other: await price(into) }, { newShares, oldShares });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    ctx.log.warn({ err: error, number }, 'prices do not follow a demerger');
    return null;
  }
}
