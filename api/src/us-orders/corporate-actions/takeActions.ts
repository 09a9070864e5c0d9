import { announcedUsActions } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { lastAction, storeActions } from './actionStore.ts';
import { carryOutSplits } from './carryOutSplits.ts';

/**
 * Fetches what the broker has announced since the last time, and carries out the splits whose ex-date has come. A broker
 * that cannot be reached does not stop what is known already.
 */
export async function takeActions(ctx: Context): Promise<void> {
  try {
    await fetchActions(ctx);
  } catch (error) {
    ctx.log.warn({ err: error }, 'corporate actions of US shares could not be fetched');
  }
  await carryOutSplits(ctx);
}

async function fetchActions(ctx: Context): Promise<void> {
  for (;;) {
    const actions = await announcedUsActions(ctx, await lastAction(ctx.db));
    if (actions.length === 0) return;
    await ctx.db.tx((tx) => storeActions(tx, actions));
  }
}
