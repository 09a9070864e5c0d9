import type { CallReply, UsHolding } from '@sanchay/contracts';
import {
  addDays,
  addMonthsClamped,
  decimal,
  dollars,
  istDate,
  lotRupees,
  requireRule,
  sumDecimals,
  sumDollars,
  sumRupees,
  toWire,
  twoCurrencyGain,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/http/problem.ts';
import { dollarRate } from '../../us-stocks/index.ts';
import { eventsView } from '../corporate-actions/view.ts';
import { usOrderSentence } from '../sentences.ts';
import { gainView, soldView } from './gains.ts';
import { lotsOf, salesOfPortfolio, type UsLotRow } from './lotStore.ts';
import { shareCounts, type UsShareCount } from './shareCounts.ts';

type Details = CallReply<'usHolding'>['data'];

interface Held {
  share: { symbol: string; slug: string; name: string; price: string; price_date: string | null };
  count: UsShareCount;
  /** What is left of the purchases, the oldest first. */
  lots: UsLotRow[];
}

/** US shares of a portfolio, by name. */
export async function holdingsOf(ctx: Context, portfolioId: string): Promise<UsHolding[]> {
  const rate = (await dollarRate(ctx, ctx.db))?.price ?? null;
  return (await heldShares(ctx.db, portfolioId)).map((held) => holdingView(held, rate));
}

/** One US share of a portfolio with its lots and sales. @throws Problem 404 for one that was never held */
export async function holdingOf(ctx: Context, portfolioId: string, slug: string): Promise<Details> {
  const rate = (await dollarRate(ctx, ctx.db))?.price ?? null;
  const held = (await heldShares(ctx.db, portfolioId)).find(({ share }) => share.slug === slug);
  if (!held) throw notFound(usOrderSentence('holding_unknown'));
  const sales = await salesOfPortfolio(ctx.db, portfolioId);
  const today = istDate(await ctx.business.now());
  const rule = requireRule(ctx.rules.book().foreign_share_gains, today, 'gains of foreign shares');
  return {
    ...holdingView(held, rate),
    lots: held.lots.map((lot) => lotView(lot, held.share.price, rate, rule.value.longTermMonths)),
    sales: sales.filter(({ symbol }) => symbol === held.share.symbol).map(soldView),
    events: await eventsView(ctx.db, portfolioId, held.share.symbol),
    rule_ids: [rule.rule_id],
  };
}

async function heldShares(q: Queries, portfolioId: string): Promise<Held[]> {
  const counts = await shareCounts(q, portfolioId);
  const all = Map.groupBy(await lotsOf(q, portfolioId), ({ symbol }) => symbol);
  const shown = [...counts]
    .filter(([symbol, { held, unsettled }]) => all.has(symbol) || decimal(held).plus(unsettled).gt(0))
    .map(([symbol]) => symbol);
  const shares = await q.query<Held['share']>(
    `SELECT symbol, slug, name, price_usd AS price, price_date FROM us_stocks WHERE symbol = ANY ($1) ORDER BY name`,
    [shown],
  );
  return shares.map((share) => ({
    share,
    count: counts.get(share.symbol)!,
    lots: (all.get(share.symbol) ?? []).filter((lot) => decimal(lot.quantity_left).gt(0)),
  }));
}

const worth = (quantity: string, price: string): string =>
  dollars(decimal(quantity).times(price)).round(2).toFixed(2);

function holdingView({ share, count, lots }: Held, rate: string | null): UsHolding {
  const { price, ...named } = share;
  const held = sumDecimals(lots.map((lot) => lot.quantity_left)).toFixed(6);
  const value = worth(held, price);
  const cost = sumDollars(lots.map((lot) => lot.cost_left));
  const invested = sumRupees(lots.map(investedIn));
  const now = rate === null ? null : effects(lots, value, rate);
  return {
    ...named,
    quantity: toWire(held, 6),
    free: toWire(count.free, 6),
    unsettled: toWire(count.unsettled, 6),
    price: toWire(price, 2),
    rate: rate === null ? null : toWire(rate, 4),
    cost: toWire(cost, 2),
    value_usd: toWire(value, 2),
    gain_usd: toWire(dollars(value).minus(cost), 2),
    invested: toWire(invested, 2),
    value: now && now.value,
    gain: now && now.gain,
    price_effect: now && now.price_effect,
    currency_effect: now && now.currency_effect,
  };
}

/** Rupees that the shares left of a lot cost at the rate of its day. */
const investedIn = ({ cost_left: cost, rate }: UsLotRow) => lotRupees({ cost, rate });

/**
 * Gain of a holding in rupees: dollars gained at the rates of purchase, and the rest by the dollar. The rate of purchase is
 * that of the lots by their cost.
 */
function effects(lots: readonly UsLotRow[], value: string, rate: string) {
  const cost = sumDollars(lots.map((lot) => lot.cost_left));
  const invested = sumRupees(lots.map(investedIn));
  const then = cost.gt(0) ? decimal(invested).div(decimal(cost)).toFixed(12) : rate;
  const gain = twoCurrencyGain({ cost: cost.toFixed(2), value, rateThen: then, rateNow: rate });
  return {
    value: toWire(invested.plus(gain.inr), 2),
    gain: toWire(gain.inr, 2),
    price_effect: toWire(gain.price, 2),
    currency_effect: toWire(gain.currency, 2),
  };
}

function lotView(
  { id, bought_on, quantity_left: quantity, cost_left: cost, rate: then }: UsLotRow,
  price: string,
  rate: string | null,
  months: number,
): Details['lots'][number] {
  const value = worth(quantity, price);
  return {
    id,
    bought_on,
    quantity: toWire(quantity, 6),
    rate: toWire(then, 4),
    invested: toWire(lotRupees({ cost, rate: then }), 2),
    value_usd: toWire(value, 2),
    long_term_from: addDays(addMonthsClamped(bought_on, months), 1),
    cost: toWire(cost, 2),
    ...(rate === null
      ? { gain: null, price_effect: null, currency_effect: null }
      : gainView({ cost, value, rateThen: then, rateNow: rate })),
  };
}
