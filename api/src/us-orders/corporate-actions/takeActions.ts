import type { Context } from '../../platform/context.ts';
import { brokerActions } from './actionStore.ts';
import { carryOutSplits } from './carryOutSplits.ts';

/** Fetches what the broker has announced, and carries out the splits whose ex-date has come. */
export async function takeActions(ctx: Context): Promise<void> {
  await brokerActions.fetchNew(ctx);
  await carryOutSplits(ctx);
}
