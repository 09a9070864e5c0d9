import { financialYearOf, rupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { ExchangeMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { cashBalances, lockAccount, shareCounts } from '../cash/account.ts';
import { reservedFor } from '../order/costs.ts';
import { applyMessage, isLive, type OrderChange } from '../order/machine.ts';
import { filledOf, newsOf, tradedOf, type Trade } from '../order/trades.ts';
import {
  addStep,
  lockOrder,
  nextNoteNumber,
  saveTrade,
  tradesOf,
  updateOrder,
  type StepFacts,
  type StockOrderRow,
} from '../order/orderStore.ts';
import { announceOrder, notifyEnd } from './announce.ts';

/** Applies one message to its order, in the caller's transaction; a message about no order of ours changes nothing. */
export async function applyToOrder(ctx: Context, tx: Tx, message: ExchangeMessage): Promise<void> {
  const order = await lockWithAccount(ctx, tx, message);
  if (!order) return;
  const change = applyMessage(
    {
      state: order.state,
      settled: order.settled_at !== null,
      cancelRequested: order.cancel_requested,
      trades: await tradesOf(tx, order),
      filled: filledOf(order.quantity),
    },
    newsOf(message),
  );
  if (change === null) return;
  const isFault = 'fault' in change;
  const fault = isFault ? change.fault : await store(ctx, tx, { order, change, message });
  await writeAudit(tx, {
    investorId: order.investor_id,
    actor: 'exchange',
    action: fault === null && !isFault ? `stock_order_${change.step}` : 'stock_order_fault',
    subject: order.id,
    requestId: order.id,
    detail: { seq: message.seq, ...(fault !== null && { fault }) },
  });
}

/**
 * The order of a message, held. A trade of an order that has ended needs cash or shares that are no longer set aside, so its
 * account is held first, as an order that is placed does.
 */
async function lockWithAccount(
  ctx: Context,
  tx: Tx,
  { order_id: id, type }: ExchangeMessage,
): Promise<StockOrderRow | null> {
  if (type === 'traded') {
    const [row] = await tx.query<Pick<StockOrderRow, 'state' | 'portfolio_id'>>(
      'SELECT state, portfolio_id FROM stock_orders WHERE id = $1',
      [id],
    );
    if (row && !isLive(row.state)) await lockAccount(ctx, tx, row.portfolio_id);
  }
  return lockOrder(tx, id);
}

interface Applied {
  order: StockOrderRow;
  change: OrderChange<Trade>;
  message: ExchangeMessage;
}

/** Stores a change. @returns a fault where the account does not cover it any more, and null otherwise */
async function store(
  ctx: Context,
  tx: Tx,
  { order, change, message }: Applied,
): Promise<'not_covered' | null> {
  const at = new Date(message.at);
  const moved: StockOrderRow = {
    ...order,
    ...tradedOf(change.trades),
    state: change.state,
    cancel_requested: change.cancelRequested,
    triggered: order.triggered || change.step === 'triggered',
    reason: change.step === 'annulment_refused' ? order.reason : (change.reason ?? order.reason),
  };
  const reserved = order.settled_at === null ? reservedFor(moved, ctx.rules.book()) : order.reserved;
  if (
    !isLive(order.state) &&
    change.step === 'traded' &&
    !(await covers(ctx, tx, order, { ...moved, reserved }))
  ) {
    await addStep(tx, order, { step: 'trade_refused', at, facts: factsOf(change, message) });
    await announceOrder(ctx, tx, order);
    return 'not_covered';
  }
  const touched = change.trades.find(({ trade_id }) => trade_id === message.trade_id);
  if (touched && change.step !== 'annulment_refused')
    await saveTrade(tx, order, { ...touched, seq: message.seq, at });
  const ended = !isLive(moved.state);
  const stored: StockOrderRow = {
    ...moved,
    reserved,
    ended_at: ended ? (order.ended_at ?? at) : null,
    note_no:
      order.note_no ??
      (ended && moved.filled > 0 ? await nextNoteNumber(tx, financialYearOf(order.for_day)) : null),
  };
  await updateOrder(tx, stored);
  await addStep(tx, stored, { step: change.step, at, facts: factsOf(change, message) });
  if (ended && (isLive(order.state) || change.step === 'annulled')) await notifyEnd(ctx, tx, stored);
  await announceOrder(ctx, tx, stored);
  return null;
}

/**
 * Whether the account covers a trade that is reported after the order has ended. Where it does not, the trade belongs to
 * the error account of the member: cash and shares of an investor never go below zero for an order that was reported as
 * cancelled. Source: SEBI circular CIR/DNPD/6/2011 on error accounts.
 */
async function covers(ctx: Context, tx: Tx, before: StockOrderRow, after: StockOrderRow): Promise<boolean> {
  const { portfolio_id: portfolioId, isin } = before;
  if (before.side === 'sell')
    return after.filled - before.filled <= ((await shareCounts(tx, portfolioId)).get(isin)?.free ?? 0);
  const { available } = await cashBalances(tx, portfolioId, ctx.rules.book());
  return rupees(after.reserved).minus(rupees(before.reserved)).lte(rupees(available));
}

function factsOf({ step, reason }: OrderChange<Trade>, { quantity, price }: ExchangeMessage): StepFacts {
  if ((step === 'traded' || step === 'annulled') && quantity !== null && price !== null)
    return { quantity, price };
  return reason === null ? {} : { reason };
}
