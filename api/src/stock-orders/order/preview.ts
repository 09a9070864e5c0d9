import type { CallParams, CallQuery, CallReply } from '@sanchay/contracts';
import {
  decimal,
  formatDate,
  formatRupees,
  rupees,
  stockCharges,
  toWire,
  type ChargeRules,
} from '@sanchay/finance';
import { isNonResident } from '../../banks/index.ts';
import type { Queries } from '../../db/pool.ts';
import { isFrozen } from '../../payments/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { requestLanguage } from '../../platform/http/language.ts';
import { cashBalances, shareCounts, type ShareCount } from '../cash/account.ts';
import { refusedField, stockSentence } from '../sentences.ts';
import { haltRefusal } from '../trading/shareTrading.ts';
import { chargeLines } from './chargeLines.ts';
import { reservedFor } from './costs.ts';
import { hasTradedSale } from './orderStore.ts';
import { assertQuantity, MOST_SHARES, orderTerms, tradedShare, type OrderTerms } from './terms.ts';

type Preview = CallReply<'previewStockOrder'>['data'];
type Refusal = Preview['refusal'];

/**
 * What an order would cost or bring if it was placed now.
 * @throws Problem 404 `not_found`; 422 of the quantity, amount and prices
 */
export async function previewOrder(
  ctx: Context,
  actor: Actor,
  { slug }: CallParams<'previewStockOrder'>,
  query: CallQuery<'previewStockOrder'>,
): Promise<Preview> {
  const { portfolioId } = actor;
  const rules = ctx.rules.book();
  const share = await tradedShare(ctx.db, slug);
  const { price: last } = share;
  const terms = await orderTerms(ctx, ctx.db, share, query);
  const { side, kind, validity = 'day' } = query;
  const quantity =
    query.amount === undefined ? (query.quantity ?? 1) : sharesFor(query.amount, query.side, terms, rules);
  assertQuantity(quantity);
  const price = kind === 'market' ? (terms.triggerPrice ?? last) : terms.limitPrice;
  const value = decimal(price).times(quantity).toFixed(2);
  const day = terms.session.day;
  const dematCharged =
    side === 'sell' &&
    (await hasTradedSale(ctx.db, { portfolio_id: portfolioId, isin: share.isin, for_day: day }));
  const charges = stockCharges({ side, value, on: day, dematCharged }, rules);
  const reserved = reservedOf({ side, quantity, terms }, rules);
  const { available } = await cashBalances(ctx.db, portfolioId, rules);
  const count = (await shareCounts(ctx.db, portfolioId)).get(share.isin);
  const free = count?.free ?? 0;
  const { isin, symbol, name } = share;
  return {
    isin,
    slug,
    symbol,
    name,
    side,
    kind,
    validity,
    quantity,
    limit_price: Number(terms.limitPrice),
    trigger_price: terms.triggerPrice === null ? null : Number(terms.triggerPrice),
    value: toWire(value, 2),
    charges: chargeLines(charges),
    charges_total: toWire(charges.total, 2),
    demat_charged: dematCharged,
    net: toWire(charges.net, 2),
    reserved: toWire(reserved, 2),
    cash: toWire(available, 2),
    free_shares: free,
    last_price: toWire(last, 2),
    tick: Number(terms.limits.tick),
    low: Number(terms.limits.low),
    high: Number(terms.limits.high),
    session: sessionView(terms),
    settles_on: terms.settlesOn,
    rule_ids: [...terms.ruleIds, ...charges.charges.map(({ ruleId }) => ruleId)],
    refusal:
      (await haltRefusal(ctx, ctx.db, isin)) ??
      (await orderRefusal(ctx.db, portfolioId, { side, quantity, reserved, available, count })),
  };
}

function sessionView({ session }: OrderTerms): Preview['session'] {
  const { day, opens, closes, phase } = session;
  return { day, opens: opens.toISOString(), closes: closes.toISOString(), open: phase === 'open' };
}

interface Sized {
  side: Preview['side'];
  quantity: number;
  terms: OrderTerms;
}

/** Rupees that an order sets aside, as text. */
export function reservedOf({ side, quantity, terms }: Sized, rules: ChargeRules): string {
  const order = {
    side,
    quantity,
    state: 'queued',
    filled: 0,
    value: '0',
    limit_price: terms.limitPrice,
  } as const;
  return reservedFor({ ...order, for_day: terms.session.day }, rules);
}

/** The most shares whose value and charges are within an amount; of a sale the fewest that bring it. @throws Problem 422 */
function sharesFor(amount: number, side: Preview['side'], terms: OrderTerms, rules: ChargeRules): number {
  if (!(amount > 0)) throw refusedField('amount', 'amount_small');
  const shares = Math.floor(Number(decimal(amount).div(terms.limitPrice).toFixed(6)));
  if (side === 'sell') return Math.min(Math.max(shares, 1), MOST_SHARES);
  // Charges are below one percent, so few steps down are enough.
  for (
    let quantity = Math.min(shares, MOST_SHARES);
    quantity > 0;
    quantity -= Math.max(1, Math.floor(quantity / 500))
  )
    if (rupees(reservedOf({ side, quantity, terms }, rules)).lte(rupees(amount))) return quantity;
  throw refusedField('amount', 'amount_small');
}

interface Needs {
  side: Preview['side'];
  quantity: number;
  reserved: string;
  available: string;
  /** Shares of the company; absent where there are none. */
  count: ShareCount | undefined;
}

/** Why an account cannot place an order; null when it can. */
export async function orderRefusal(
  q: Queries,
  portfolioId: string,
  { side, quantity, reserved, available, count }: Needs,
): Promise<Refusal> {
  const paise = (amount: string): string => formatRupees(Number(amount), { decimals: 2 });
  if (await isNonResident(q, portfolioId))
    return { code: 'non_resident', message: stockSentence('non_resident') };
  if (side === 'buy') {
    if (rupees(reserved).lte(rupees(available))) return null;
    const message = stockSentence('cash_short', { needed: paise(reserved), available: paise(available) });
    return { code: 'cash_short', message };
  }
  if (await isFrozen(q, portfolioId)) return { code: 'amount_due', message: stockSentence('amount_due') };
  const free = count?.free ?? 0;
  const settlesOn = count?.settlesOn ?? null;
  if (free === 0 && settlesOn !== null) {
    const date = formatDate(settlesOn, requestLanguage());
    return { code: 'shares_unsettled', message: stockSentence('shares_unsettled', { date }) };
  }
  if (free === 0) return { code: 'shares_none', message: stockSentence('shares_none') };
  if (quantity > free) return { code: 'shares_short', message: stockSentence('shares_short', { free }) };
  return null;
}
