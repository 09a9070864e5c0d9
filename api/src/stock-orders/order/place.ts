import type { CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { noteExemption } from '../../platform/access/secondFactor.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import { spendStepUp } from '../../users/index.ts';
import { cashBalances, lockAccount, shareCounts, type TradingAccount } from '../cash/account.ts';
import { SEND_JOB } from '../exchange/send.ts';
import { haltRefusal } from '../trading/shareTrading.ts';
import { addStep, insertOrder, type StockOrderRow } from './orderStore.ts';
import { orderRefusal, reservedOf } from './preview.ts';
import { assertQuantity, orderTerms, tradedShare, type OrderTerms } from './terms.ts';

/**
 * Places an order in the caller's transaction: cash or shares are set aside, and it is sent while the exchange takes
 * orders, otherwise when it does.
 * @param last what the share traded last at, rupees as text; its closing price when it is not given
 * @throws Problem 404 `not_found`; 422 of quantity and prices, `cash_short`, `shares_short`, `shares_none`,
 *   `shares_unsettled`, `halted`, `market_halted`, `non_resident`, `amount_due`; 403 of the OTP of a sale
 */
export async function placeOrder(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  body: CallBody<'createStockOrder'>,
): Promise<StockOrderRow> {
  const { portfolioId } = actor;
  const { side, kind, quantity, validity = 'day' } = body;
  assertQuantity(quantity);
  const account = await lockAccount(ctx, tx, portfolioId);
  const share = await tradedShare(tx, body.slug);
  const terms = await orderTerms(ctx, tx, share, body);
  const refusal = await placementRefusal(ctx, tx, account, { side, quantity, terms });
  if (refusal) throw validationFailed(refusal.code, refusal.message, { quantity: [refusal.message] });
  if (side === 'sell') await spendStepUp(ctx, tx, actor, 'redeem', body.step_up);
  else noteExemption(tx, 'purchase');
  return insertPlaced(ctx, tx, account, { side, kind, quantity, validity, terms });
}

/** Terms of an order that is placed. */
export interface Placing extends Pick<StockOrderRow, 'side' | 'kind' | 'quantity' | 'validity'> {
  terms: OrderTerms;
}

/** Why a locked account cannot place an order; null when it can. */
export async function placementRefusal(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: TradingAccount,
  { side, quantity, terms }: Pick<Placing, 'side' | 'quantity' | 'terms'>,
): ReturnType<typeof orderRefusal> {
  const halted = await haltRefusal(ctx, tx, terms.share.isin);
  if (halted) return halted;
  const rules = ctx.rules.book();
  const reserved = reservedOf({ side, quantity, terms }, rules);
  const { available } = await cashBalances(tx, portfolioId, rules);
  const count = (await shareCounts(tx, portfolioId)).get(terms.share.isin);
  return orderRefusal(tx, portfolioId, { side, quantity, reserved, available, count });
}

/** Stores an order that nothing refuses: cash or shares are set aside, and it is sent while the market is open. */
export async function insertPlaced(
  ctx: Context,
  tx: Tx,
  account: TradingAccount,
  { side, kind, quantity, validity, terms }: Placing,
): Promise<StockOrderRow> {
  const reserved = reservedOf({ side, quantity, terms }, ctx.rules.book());
  const { isin, slug, symbol, name } = terms.share;
  const placedAt = await ctx.business.now(tx);
  const order = await insertOrder(tx, {
    investor_id: account.investor_id,
    id: randomUUID(),
    portfolio_id: account.portfolio_id,
    state: 'queued',
    isin,
    slug,
    symbol,
    name,
    side,
    kind,
    validity,
    quantity,
    reserved,
    limit_price: terms.limitPrice,
    trigger_price: terms.triggerPrice,
    placed_at: placedAt,
    for_day: terms.session.day,
    settles_on: terms.settlesOn,
  });
  await addStep(tx, order, { step: 'placed', at: placedAt, facts: { day: terms.session.day } });
  if (terms.session.phase !== 'closed') await ctx.jobs.send(tx, SEND_JOB, { id: order.id });
  return order;
}
