import { announcedActions } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { lastAction, storeActions } from './actionStore.ts';
import { adjustDue } from './adjustDue.ts';

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
