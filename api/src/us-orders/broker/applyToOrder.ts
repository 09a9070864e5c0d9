import { decimal, dollars, istDate } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { balanceOf, usdWallet } from '../../ledger/index.ts';
import { decided, type BrokerMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { announceOrder, isLive, refuseFault, type OrderChange } from '../../stock-orders/index.ts';
import { lockUsAccount } from '../../us-stocks/index.ts';
import { bookReserve } from '../order/bookings.ts';
import {
  addStep,
  lockOrder,
  nextConfirmationNumber,
  portfolioOfOrder,
  saveTrade,
  tradesOf,
  updateOrder,
  type StepFacts,
  type UsOrderRow,
} from '../order/orderStore.ts';
import type { UsTrade } from '../order/trades.ts';
import { freeShares } from '../settlement/shareCounts.ts';
import { notifyEnd } from './announce.ts';
import { decideMessage, takenBeyond, type DecidedUsMessage } from './decide.ts';

/** Applies one message to its order, in the caller's transaction; a message about no order of ours changes nothing. */
export async function applyToOrder(ctx: Context, tx: Tx, message: BrokerMessage): Promise<void> {
  const portfolioId = await portfolioOfOrder(tx, message.order_id);
  if (portfolioId === null) return;
  await lockUsAccount(tx, portfolioId);
  const order = (await lockOrder(tx, message.order_id))!;
  const trades = await tradesOf(tx, order);
  const outcome = decided(() => decideMessage(order, trades, message, ctx.rules.book()));
  if (outcome === null) return;
  if ('fault' in outcome) return refuseFault(tx, 'us_broker', outcome, message);
  const fault = await store(ctx, tx, { before: order, outcome, message });
  await writeAudit(tx, {
    investorId: order.investor_id,
    actor: 'broker',
    action: fault === null ? `us_order_${outcome.change.step}` : 'us_order_fault',
    subject: order.id,
    requestId: order.id,
    detail: { seq: message.seq, ...(fault !== null && { fault }) },
  });
}

interface Applied {
  before: UsOrderRow;
  outcome: DecidedUsMessage;
  message: BrokerMessage;
}

/** Stores a change. @returns a fault where wallet or shares do not cover it any more, and null otherwise */
async function store(
  ctx: Context,
  tx: Tx,
  { before, outcome, message }: Applied,
): Promise<'not_covered' | null> {
  const { order: moved, change } = outcome;
  const at = new Date(message.at);
  const facts = factsOf(change, message);
  if (!(await covers(tx, before, takenBeyond(before, outcome)))) {
    await addStep(tx, before, { step: 'trade_refused', at, facts });
    await announceOrder(ctx, tx, before);
    return 'not_covered';
  }
  const ended = !isLive(moved.state);
  const numbered = ended && moved.note_no === null && decimal(moved.filled).gt(0);
  const stored: UsOrderRow = numbered
    ? { ...moved, note_no: await nextConfirmationNumber(tx, moved.for_day.slice(0, 4)) }
    : moved;
  const touched = change.trades.find(({ trade_id }) => trade_id === message.trade_id);
  if (touched && change.step !== 'annulment_refused')
    await saveTrade(tx, stored, { ...touched, seq: message.seq, at });
  await updateOrder(tx, stored);
  await bookReserve(tx, stored, { before: before.reserved, at, on: istDate(at) });
  await addStep(tx, stored, { step: change.step, at, facts });
  if (ended && (isLive(before.state) || change.step === 'annulled')) await notifyEnd(ctx, tx, stored);
  await announceOrder(ctx, tx, stored);
  return null;
}

/** Whether wallet or shares have what a trade takes beyond what is set aside. */
async function covers(
  tx: Tx,
  { portfolio_id: portfolioId, symbol }: UsOrderRow,
  taken: ReturnType<typeof takenBeyond>,
): Promise<boolean> {
  if (taken === null) return true;
  if ('shares' in taken) return decimal(taken.shares).lte(await freeShares(tx, portfolioId, symbol));
  return dollars(taken.usd).lte(dollars(await balanceOf(tx, usdWallet(), 'USD', portfolioId)));
}

function factsOf(
  { step, reason }: OrderChange<UsTrade>,
  { quantity, price, amount }: BrokerMessage,
): StepFacts {
  if ((step === 'traded' || step === 'annulled') && quantity !== null && price !== null && amount !== null)
    return { quantity, price, amount };
  return reason === null ? {} : { reason };
}
