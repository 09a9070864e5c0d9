import { istDate, ratioFactor } from '@sanchay/finance';
import { adjustAlerts } from '../../alerts/index.ts';
import { adjustPrices } from '../../market/index.ts';
import { announcedActions } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { actionsToAdjust, lastAction, ratioOf, storeActions } from './actionStore.ts';

/**
 * Fetches what the exchange has announced since the last time, and adjusts the prices of shares whose ex-date has come,
 * each once. An exchange that cannot be reached does not stop what is known already.
 */
export async function takeActions(ctx: Context): Promise<void> {
  try {
    await fetchActions(ctx);
  } catch (error) {
    ctx.log.warn({ err: error }, 'corporate actions could not be fetched');
  }
  await adjustDue(ctx);
}

async function fetchActions(ctx: Context): Promise<void> {
  for (;;) {
    const actions = await announcedActions(ctx, await lastAction(ctx.db));
    if (actions.length === 0) return;
    await ctx.db.tx((tx) => storeActions(tx, actions));
  }
}

async function adjustDue(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  await ctx.db.tx(async (tx) => {
    const due = await actionsToAdjust(tx, today);
    for (const action of due) {
      const ratio = ratioOf(action);
      await adjustPrices(tx, action.isin, ratio);
      await adjustAlerts(tx, { kind: 'stock', item: action.isin }, ratioFactor(ratio));
      await tx.query('UPDATE corporate_actions SET adjusted_at = $2 WHERE number = $1', [
        action.number,
        ctx.now(),
      ]);
    }
    if (due.length > 0)
      await ctx.publish(tx, { event: 'prices/published', payload: { market: 'IN', date: today } });
  });
}
