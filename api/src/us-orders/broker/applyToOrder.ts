import { decimal, dollars, istDate } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { balanceOf, usdWallet } from '../../ledger/index.ts';
import { decided, type BrokerMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { announceOrder, applyMessage, isLive, type OrderChange } from '../../stock-orders/index.ts';
import { lockUsAccount } from '../../us-stocks/index.ts';
import { bookReserve } from '../order/bookings.ts';
import { reservedFor, sizeOf } from '../order/costs.ts';
import {
  addStep,
  lockOrder,
  nextConfirmationNumber,
  portfolioOfOrder,
  saveTrade,
  sharesNow,
  tradesOf,
  updateOrder,
  type StepFacts,
  type UsOrderRow,
} from '../order/orderStore.ts';
import { filledOf, newsOf, tradedOf, type UsTrade } from '../order/trades.ts';
import { freeShares } from '../settlement/shareCounts.ts';
import { notifyEnd } from './announce.ts';

/** Applies one message to its order, in the caller's transaction; a message about no order of ours changes nothing. */
export async function applyToOrder(ctx: Context, tx: Tx, message: BrokerMessage): Promise<void> {
  const portfolioId = await portfolioOfOrder(tx, message.order_id);
  if (portfolioId === null) return;
  await lockUsAccount(tx, portfolioId);
  const order = (await lockOrder(tx, message.order_id))!;
  const trades = await tradesOf(tx, order);
  const change = decided(() =>
    applyMessage(
      {
        state: order.state,
        settled: order.settled_at !== null,
        cancelRequested: order.cancel_requested,
        trades,
        filled: filledOf(sizeOf(order, ctx.rules.book())),
      },
      newsOf(message),
    ),
  );
  if (change === null) return;
  const isFault = 'fault' in change;
  const fault = isFault ? change.fault : await store(ctx, tx, { order, change, message });
  await writeAudit(tx, {
    investorId: order.investor_id,
    actor: 'broker',
    action: fault === null && !isFault ? `us_order_${change.step}` : 'us_order_fault',
    subject: order.id,
    requestId: order.id,
    detail: { seq: message.seq, ...(fault !== null && { fault }) },
  });
}

interface Applied {
  order: UsOrderRow;
  change: OrderChange<UsTrade>;
  message: BrokerMessage;
}

/** Stores a change. @returns a fault where wallet or shares do not cover it any more, and null otherwise */
async function store(
  ctx: Context,
  tx: Tx,
  { order, change, message }: Applied,
): Promise<'not_covered' | null> {
  const at = new Date(message.at);
  const facts = factsOf(change, message);
  const moved: UsOrderRow = {
    ...order,
    ...decided(() => tradedOf(change.trades)),
    state: change.state,
    cancel_requested: change.cancelRequested,
    reason: change.step === 'annulment_refused' ? order.reason : (change.reason ?? order.reason),
  };
  const reserved =
    order.settled_at === null ? decided(() => reservedFor(moved, ctx.rules.book())) : order.reserved;
  if (change.step === 'traded' && !(await covers(tx, order, { ...moved, reserved }))) {
    await addStep(tx, order, { step: 'trade_refused', at, facts });
    await announceOrder(ctx, tx, order);
    return 'not_covered';
  }
  const ended = !isLive(moved.state);
  const numbered = ended && order.note_no === null && decimal(moved.filled).gt(0);
  const stored: UsOrderRow = {
    ...moved,
    reserved,
    ended_at: ended ? (order.ended_at ?? at) : null,
    note_no: numbered ? await nextConfirmationNumber(tx, order.for_day.slice(0, 4)) : order.note_no,
  };
  const touched = change.trades.find(({ trade_id }) => trade_id === message.trade_id);
  if (touched && change.step !== 'annulment_refused')
    await saveTrade(tx, order, { ...touched, seq: message.seq, at });
  await updateOrder(tx, stored);
  await bookReserve(tx, stored, { before: order.reserved, at, on: istDate(at) });
  await addStep(tx, stored, { step: change.step, at, facts });
  if (ended && (isLive(order.state) || change.step === 'annulled')) await notifyEnd(ctx, tx, stored);
  await announceOrder(ctx, tx, stored);
  return null;
}

/**
 * Whether wallet or shares cover a trade: one that is reported after the order has ended, or above its limit, needs more
 * than is set aside. Where they do not, the trade belongs to the error account of the broker, FINRA rule 4515.
 */
async function covers(tx: Tx, before: UsOrderRow, after: UsOrderRow): Promise<boolean> {
  const { portfolio_id: portfolioId, symbol } = before;
  if (before.side === 'sell') {
    if (isLive(before.state)) return true;
    const free = await freeShares(tx, portfolioId, symbol);
    const more = decimal(after.filled).minus(before.filled).toFixed(6);
    return decimal(sharesNow(more, after)).lte(free);
  }
  const more = dollars(after.reserved).minus(dollars(before.reserved));
  return more.lte(0) || more.lte(dollars(await balanceOf(tx, usdWallet(), 'USD', portfolioId)));
}

function factsOf(
  { step, reason }: OrderChange<UsTrade>,
  { quantity, price, amount }: BrokerMessage,
): StepFacts {
  if ((step === 'traded' || step === 'annulled') && quantity !== null && price !== null && amount !== null)
    return { quantity, price, amount };
  return reason === null ? {} : { reason };
}
