import { instantAtIst, istDate, istTimeOfDay } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { usSentence } from './account/sentences.ts';

/** Rupees for a dollar as text, with its time. */
export interface DollarRate {
  id: number;
  at: Date;
  price: string;
}

/** The newest reference rate by the business clock; null without one. */
export async function dollarRate(ctx: Context, q: Queries): Promise<DollarRate | null> {
  const [rate] = await q.query<DollarRate>(
    `SELECT id, at, price::text FROM exchange_rates
     WHERE source_currency = 'USD' AND target_currency = 'INR' AND at <= $1 ORDER BY at DESC LIMIT 1`,
    [await ctx.business.now(q)],
  );
  return rate ?? null;
}

/** The newest reference rate. @throws Problem 503 `no_exchange_rate` without one */
export async function requireDollarRate(ctx: Context, q: Queries): Promise<DollarRate> {
  const rate = await dollarRate(ctx, q);
  if (!rate) throw new Problem(503, 'failure', 'no_exchange_rate', usSentence('no_rate'));
  return rate;
}

/** When a rate was fixed, in the time of India. */
export const rateTime = ({ at }: DollarRate): string =>
  instantAtIst(istDate(at), istTimeOfDay(at).slice(0, 8));

/** The reference rate at the end of each ISO day, in their order; null for a day before the first one. */
export async function dollarRatesOn(q: Queries, days: readonly string[]): Promise<(string | null)[]> {
  const rows = await q.query<{ price: string | null }>(
    `SELECT r.price::text AS price FROM unnest($1::date[]) WITH ORDINALITY AS d (day, place)
     LEFT JOIN LATERAL (SELECT price FROM exchange_rates
       WHERE source_currency = 'USD' AND target_currency = 'INR'
         AND at < (d.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' ORDER BY at DESC LIMIT 1) r ON true
     ORDER BY d.place`,
    [days],
  );
  return rows.map(({ price }) => price);
}
