import { newYorkDate, newYorkInstant, sumDecimals } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { lockUsAccount } from '../../us-stocks/index.ts';
import { dividendsToApply, holdersToReach, splitsAfter, type UsDividendRow } from './actionStore.ts';
import { beforeSplits } from './beforeSplits.ts';
import { insertEvent } from './eventStore.ts';
import { eachAlone } from '../../platform/eachAlone.ts';
import { announceOrder } from '../../stock-orders/index.ts';

/** Minutes after midnight of the ex-date in New York by which earlier trades have settled: the close. */
const RECORD_TIME = 16 * 60;

/** Records the dividends whose ex-date has passed for everybody who had shares; each in a transaction of its own. */
export async function applyDueDividends(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  const upTo = newYorkDate(now);
  const holders = await holdersToReach(ctx.db, upTo);
  await eachAlone(ctx, 'applyDueDividends', holders, ({ portfolio_id: portfolioId, symbol }) =>
    ctx.db.tx(async (tx) => {
      await lockUsAccount(tx, portfolioId);
      await applyDividends(ctx, tx, { portfolioId, symbol, upTo, now });
    }),
  );
}

interface Reach {
  /** Its account is locked. */
  portfolioId: string;
  symbol: string;
  /** Ex-dates up to this day of New York. */
  upTo: string;
  now: Date;
}

/**
 * Records for how many shares a portfolio receives dividends, in the order of the ex-dates. A dividend waits while a trade
 * from before its ex-date is not settled.
 * @returns whether none waits
 */
export async function applyDividends(ctx: Context, tx: Tx, { now, ...reach }: Reach): Promise<boolean> {
  const { portfolioId } = reach;
  for (const dividend of await dividendsToApply(tx, reach)) {
    const at = newYorkInstant(dividend.ex_date, RECORD_TIME);
    if (at > now || (await hasOpenTrades(tx, portfolioId, dividend))) return false;
    await applyDividend(ctx, tx, { portfolioId, dividend, at });
  }
  return true;
}

async function hasOpenTrades(
  tx: Tx,
  portfolioId: string,
  { symbol, ex_date }: UsDividendRow,
): Promise<boolean> {
  const [open] = await tx.query(
    `SELECT 1 FROM us_orders WHERE portfolio_id = $1 AND symbol = $2 AND for_day < $3 AND settled_at IS NULL
       AND (ended_at IS NULL OR filled > 0) LIMIT 1`,
    [portfolioId, symbol, ex_date],
  );
  return open !== undefined;
}

/**
 * Shares of a portfolio on the ex-date: of purchases before it, counted before the splits that came later. A split of the
 * same ex-date counts: it changes the shares at the start of the day, and a dividend is for those at the close.
 */
async function sharesOn(tx: Tx, portfolioId: string, { symbol, ex_date }: UsDividendRow): Promise<string> {
  const lots = await tx.query<{ quantity: string }>(
    'SELECT quantity_left AS quantity FROM us_lots WHERE portfolio_id = $1 AND symbol = $2 AND bought_on < $3',
    [portfolioId, symbol, ex_date],
  );
  const now = sumDecimals(lots.map(({ quantity }) => quantity)).toFixed(6);
  return beforeSplits(now, await splitsAfter(tx, symbol, ex_date));
}

async function applyDividend(
  ctx: Context,
  tx: Tx,
  { portfolioId, dividend, at }: { portfolioId: string; dividend: UsDividendRow; at: Date },
): Promise<void> {
  const { number, symbol, per_share, pays_on: day } = dividend;
  const shares = await sharesOn(tx, portfolioId, dividend);
  const account = await lockUsAccount(tx, portfolioId);
  const holder = { investor_id: account!.investor_id, portfolio_id: portfolioId };
  await insertEvent(tx, {
    ...holder,
    action_number: number,
    id: randomUUID(),
    symbol,
    at,
    shares_before: shares,
    shares_after: shares,
  });
  if (Number(shares) === 0) return;
  const [share] = await tx.query<{ name: string; slug: string }>(
    'SELECT name, slug FROM us_stocks WHERE symbol = $1',
    [symbol],
  );
  const { name, slug } = share!;
  await notify(ctx, tx, {
    portfolioId,
    kind: 'us_dividend_due',
    at,
    values: { name, shares: Number(shares), per_share, day },
    path: `/us-stocks/holdings/${slug}`,
  });
  await writeAudit(tx, {
    investorId: holder.investor_id,
    actor: 'broker',
    action: 'us_dividend_due',
    subject: portfolioId,
    requestId: portfolioId,
    detail: { number, symbol, shares, per_share },
  });
  await announceOrder(ctx, tx, holder);
}
