import type { CallParams, CallQuery, CallReply } from '@sanchay/contracts';
import {
  decimal,
  dollars,
  istDate,
  rupeesOf,
  roundRupees,
  toWire,
  usCharges,
  usValueWithin,
  type UsChargeRules,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { balanceOf, usdWallet } from '../../ledger/index.ts';
import { isFrozen } from '../../payments/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { dollarRate, usAccountOf } from '../../us-stocks/index.ts';
import { usOrderSentence } from '../sentences.ts';
import { freeShares } from '../settlement/shareCounts.ts';
import { chargeLines } from './chargeLines.ts';
import { reservedFor } from './costs.ts';
import { inDollars, orderTerms, tradedShare, type OrderTerms, type TradedUsShare } from './terms.ts';

type Preview = CallReply<'previewUsOrder'>['data'];

/**
 * What an order would cost or bring if it was placed now.
 * @throws Problem 404 `not_found`; 422 of amount, quantity and price
 */
export async function previewOrder(
  ctx: Context,
  { portfolioId }: Actor,
  { slug }: CallParams<'previewUsOrder'>,
  query: CallQuery<'previewUsOrder'>,
): Promise<Preview> {
  const rules = ctx.rules.book();
  const share = await tradedShare(ctx.db, slug);
  const terms = await orderTerms(ctx, ctx.db, share, query);
  const { side, kind } = query;
  const { shares, value } = expected(kind, share, terms, rules);
  const charges = usCharges({ side, value, quantity: shares, on: terms.session.date }, rules);
  const reserved = reservedOf(side, terms, rules);
  const wallet = await balanceOf(ctx.db, usdWallet(), 'USD', portfolioId);
  const free = await freeShares(ctx.db, portfolioId, share.symbol);
  const rate = await dollarRate(ctx, ctx.db);
  const { symbol, name } = share;
  const { session } = terms;
  return {
    symbol,
    slug,
    name,
    side,
    kind,
    ...sizeView(terms),
    shares: toWire(shares, 6),
    value: toWire(value, 2),
    charges: chargeLines(charges),
    charges_total: toWire(charges.total, 2),
    net: toWire(charges.net, 2),
    reserved: toWire(reserved, 2),
    wallet: toWire(wallet, 2),
    free_shares: toWire(free, 6),
    last_price: toWire(share.price, 2),
    rate: rate && toWire(rate.price, 4),
    rupees: rate && toWire(roundRupees(rupeesOf(dollars(charges.net), rate.price)), 2),
    session: {
      day: session.date,
      opens: session.opens.toISOString(),
      closes: session.closes.toISOString(),
      open: session.open,
    },
    settles_on: terms.settlesOn,
    rule_ids: [...terms.ruleIds, ...charges.charges.map(({ ruleId }) => ruleId)],
    refusal: await orderRefusal(ctx, ctx.db, portfolioId, { side, terms, reserved, wallet, free }),
  };
}

const sizeView = ({ amount, quantity, limitPrice }: OrderTerms) => ({
  amount: amount === null ? null : toWire(amount, 2),
  quantity: quantity === null ? null : toWire(quantity, 6),
  limit_price: limitPrice === null ? null : toWire(limitPrice, 4),
});

/** Shares and dollars of an order at its limit, of a market order at the last price. */
function expected(
  kind: Preview['kind'],
  { price }: TradedUsShare,
  { amount, quantity, limitPrice, session }: OrderTerms,
  rules: UsChargeRules,
): { shares: string; value: string } {
  if (amount !== null) {
    const value = usValueWithin(amount, session.date, rules);
    return { value, shares: decimal(value).div(price).round(6, 0).toFixed(6) };
  }
  const at = kind === 'limit' ? limitPrice! : price;
  return { shares: quantity!, value: decimal(quantity!).times(at).round(2).toFixed(2) };
}

/** Dollars that an order sets aside when it is placed, as text. */
export function reservedOf(side: Preview['side'], terms: OrderTerms, rules: UsChargeRules): string {
  const { amount, quantity, limitPrice, session } = terms;
  return reservedFor(
    {
      side,
      state: 'queued',
      amount,
      quantity,
      limit_price: limitPrice,
      filled: '0',
      value: '0',
      for_day: session.date,
    },
    rules,
  );
}

interface Needs {
  side: Preview['side'];
  terms: OrderTerms;
  reserved: string;
  wallet: string;
  free: string;
}

/** Why an account cannot place an order; null when it can. */
export async function orderRefusal(
  ctx: Context,
  q: Queries,
  portfolioId: string,
  { side, terms, reserved, wallet, free }: Needs,
): Promise<Preview['refusal']> {
  const refused = (code: 'not_open' | 'w8ben_expired' | 'amount_due' | 'shares_none') => ({
    code,
    message: usOrderSentence(code),
  });
  const account = await usAccountOf(q, portfolioId);
  if (!account) return refused('not_open');
  if (side === 'buy') {
    if (account.w8ben_valid_until < istDate(await ctx.business.now(q))) return refused('w8ben_expired');
    if (dollars(reserved).lte(dollars(wallet))) return null;
    const values = { needed: inDollars(reserved), available: inDollars(wallet) };
    return { code: 'wallet_short', message: usOrderSentence('wallet_short', values) };
  }
  if (await isFrozen(q, portfolioId)) return refused('amount_due');
  if (decimal(free).lte(0)) return refused('shares_none');
  if (decimal(terms.quantity!).lte(free)) return null;
  return {
    code: 'shares_short',
    message: usOrderSentence('shares_short', { free: String(toWire(free, 6)) }),
  };
}
