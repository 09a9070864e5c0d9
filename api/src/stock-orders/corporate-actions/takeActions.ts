import type { Context } from '../../platform/context.ts';
import { exchangeActions } from './actionStore.ts';
import { adjustDue } from './adjustDue.ts';

/** Fetches what the exchange has announced, and adjusts the prices of shares whose ex-date has come, each once. */
export async function takeActions(ctx: Context): Promise<void> {
  await exchangeActions.fetchNew(ctx);
  await adjustDue(ctx);
}
