import type { CallBody } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { balanceOf, usdWallet } from '../../ledger/index.ts';
import { noteExemption } from '../../platform/access/secondFactor.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import { lockUsAccount, notOpen } from '../../us-stocks/index.ts';
import { spendStepUp } from '../../users/index.ts';
import { SEND_JOB } from '../broker/send.ts';
import { freeShares } from '../settlement/shareCounts.ts';
import { bookReserve } from './bookings.ts';
import { addStep, insertOrder, type UsOrderRow } from './orderStore.ts';
import { orderRefusal, reservedOf } from './preview.ts';
import { orderTerms, tradedShare } from './terms.ts';

/**
 * Places an order in the caller's transaction: dollars leave the wallet or shares are set aside, and it is sent while the
 * session is open, otherwise when it opens.
 * @throws Problem 404 `not_found`; 409 `not_open`; 422 of amount, quantity and price, `wallet_short`, `shares_short`,
 *   `shares_none`, `w8ben_expired`, `amount_due`; 403 of the OTP of a sale
 */
export async function placeOrder(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  body: CallBody<'createUsOrder'>,
): Promise<UsOrderRow> {
  const { portfolioId } = actor;
  const { side, kind } = body;
  const rules = ctx.rules.book();
  const account = await lockUsAccount(tx, portfolioId);
  if (!account) throw notOpen();
  const share = await tradedShare(tx, body.slug);
  const terms = await orderTerms(ctx, tx, share, body);
  const reserved = reservedOf(side, terms, rules);
  const wallet = await balanceOf(tx, usdWallet(), 'USD', portfolioId);
  const free = await freeShares(tx, portfolioId, share.symbol);
  const refusal = await orderRefusal(ctx, tx, portfolioId, { side, terms, reserved, wallet, free });
  const field = body.amount === undefined ? 'quantity' : 'amount';
  if (refusal) throw validationFailed(refusal.code, refusal.message, { [field]: [refusal.message] });
  if (side === 'sell') await spendStepUp(ctx, tx, actor, 'redeem', body.step_up);
  else noteExemption(tx, 'purchase');
  const { symbol, slug, name } = share;
  const at = await ctx.business.now(tx);
  const order = await insertOrder(tx, {
    investor_id: account.investor_id,
    id: randomUUID(),
    portfolio_id: portfolioId,
    state: 'queued',
    symbol,
    slug,
    name,
    side,
    kind,
    amount: terms.amount,
    quantity: terms.quantity,
    limit_price: terms.limitPrice,
    reserved,
    placed_at: at,
    for_day: terms.session.date,
    settles_on: terms.settlesOn,
  });
  await bookReserve(tx, order, { before: '0', at, on: istDate(at) });
  const opens = terms.session.opens.toISOString();
  await addStep(tx, order, { step: 'placed', at, facts: terms.session.open ? {} : { opens } });
  if (terms.session.open) await ctx.jobs.send(tx, SEND_JOB, { id: order.id });
  return order;
}
