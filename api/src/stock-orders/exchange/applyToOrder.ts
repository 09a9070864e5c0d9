import { financialYearOf } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { ExchangeMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { cashBalances, lockAccount, shareCounts } from '../cash/account.ts';
import { isLive, type OrderChange } from '../order/machine.ts';
import type { Trade } from '../order/trades.ts';
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
import { coversLate, decideMessage, type DecidedMessage } from './decide.ts';

/** Applies one message to its order, in the caller's transaction; a message about no order of ours changes nothing. */
export async function applyToOrder(ctx: Context, tx: Tx, message: ExchangeMessage): Promise<void> {
  const order = await lockWithAccount(ctx, tx, message);
  if (!order) return;
  const decided = decideMessage(order, await tradesOf(tx, order), message, ctx.rules.book());
  if (decided === null) return;
  const fault =
    'fault' in decided ? decided.fault : await store(ctx, tx, { before: order, ...decided, message });
  await writeAudit(tx, {
    investorId: order.investor_id,
    actor: 'exchange',
    action: 'fault' in decided || fault !== null ? 'stock_order_fault' : `stock_order_${decided.change.step}`,
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

interface Applied extends DecidedMessage {
  /** The order as it was. */
  before: StockOrderRow;
  message: ExchangeMessage;
}

/** Stores a change. @returns a fault where the account does not cover it any more, and null otherwise */
async function store(
  ctx: Context,
  tx: Tx,
  { before, order, change, late, message }: Applied,
): Promise<'not_covered' | null> {
  const at = new Date(message.at);
  if (late && !coversLate(before, order, await freeOf(ctx, tx, before))) {
    await addStep(tx, before, { step: 'trade_refused', at, facts: factsOf(change, message) });
    await announceOrder(ctx, tx, before);
    return 'not_covered';
  }
  const touched = change.trades.find(({ trade_id }) => trade_id === message.trade_id);
  if (touched && change.step !== 'annulment_refused')
    await saveTrade(tx, before, { ...touched, seq: message.seq, at });
  const ended = order.ended_at !== null;
  const stored: StockOrderRow = {
    ...order,
    note_no:
      before.note_no ??
      (ended && order.filled > 0 ? await nextNoteNumber(tx, financialYearOf(order.for_day)) : null),
  };
  await updateOrder(tx, stored);
  await addStep(tx, stored, { step: change.step, at, facts: factsOf(change, message) });
  if (ended && (isLive(before.state) || change.step === 'annulled')) await notifyEnd(ctx, tx, stored);
  await announceOrder(ctx, tx, stored);
  return null;
}

/** Cash and shares of the order's account that no order uses. */
async function freeOf(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId, isin }: StockOrderRow,
): Promise<{ cash: string; shares: number }> {
  const { available } = await cashBalances(tx, portfolioId, ctx.rules.book());
  return { cash: available, shares: (await shareCounts(tx, portfolioId)).get(isin)?.free ?? 0 };
}

function factsOf({ step, reason }: OrderChange<Trade>, { quantity, price }: ExchangeMessage): StepFacts {
  if ((step === 'traded' || step === 'annulled') && quantity !== null && price !== null)
    return { quantity, price };
  return reason === null ? {} : { reason };
}
