import { toWire } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { bookOf } from './book/portfolioBook.ts';
import { transitOnDay } from './historyStore.ts';

/**
 * Money in transit of a portfolio at the end of an ISO day in rupees, as it is part of the net worth of that day, and the
 * first day on which there was any.
 */
export async function transitOf(
  ctx: Context,
  portfolioId: string,
  day: string,
): Promise<{ value: number; first: string | null }> {
  const { days } = await bookOf(ctx.db, portfolioId, ['days']);
  return { value: toWire(transitOnDay(days, day), 2), first: days.transit.dates[0] ?? null };
}
