import { financialYearOf } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import type { ExchangeMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { reservedFor } from '../order/costs.ts';
import { applyMessage, isLive, tradedOf, type OrderChange } from '../order/machine.ts';
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
import { announceOrder, orderPath } from './announce.ts';

/** Applies one message to its order, in the caller's transaction; a message about no order of ours changes nothing. */
export async function applyToOrder(ctx: Context, tx: Tx, message: ExchangeMessage): Promise<void> {
  const order = await lockOrder(tx, message.order_id);
  if (!order) return;
  const change = applyMessage(
    {
      state: order.state,
      quantity: order.quantity,
      settled: order.settled_at !== null,
      cancelRequested: order.cancel_requested,
      trades: await tradesOf(tx, order),
    },
    message,
  );
  if (change === null) return;
  const isFault = 'fault' in change;
  if (!isFault) await store(ctx, tx, { order, change, message });
  await writeAudit(tx, {
    investorId: order.investor_id,
    actor: 'exchange',
    action: isFault ? 'stock_order_fault' : `stock_order_${change.step}`,
    subject: order.id,
    requestId: order.id,
    detail: { seq: message.seq, ...(isFault && { fault: change.fault }) },
  });
}

interface Applied {
  order: StockOrderRow;
  change: OrderChange;
  message: ExchangeMessage;
}

async function store(ctx: Context, tx: Tx, { order, change, message }: Applied): Promise<void> {
  const at = new Date(message.at);
  const touched = change.trades.find(({ trade_id }) => trade_id === message.trade_id);
  if (touched && change.step !== 'annulment_refused')
    await saveTrade(tx, order, { ...touched, seq: message.seq, at });
  const moved: StockOrderRow = {
    ...order,
    ...tradedOf(change.trades),
    state: change.state,
    cancel_requested: change.cancelRequested,
    reason: change.step === 'annulment_refused' ? order.reason : (change.reason ?? order.reason),
  };
  const ended = !isLive(moved.state);
  const stored: StockOrderRow = {
    ...moved,
    reserved: order.settled_at === null ? reservedFor(moved, ctx.rules.book()) : order.reserved,
    ended_at: ended ? (order.ended_at ?? at) : null,
    note_no:
      order.note_no ??
      (ended && moved.filled > 0 ? await nextNoteNumber(tx, financialYearOf(order.for_day)) : null),
  };
  await updateOrder(tx, stored);
  await addStep(tx, stored, { step: change.step, at, facts: factsOf(change, message) });
  if (ended && (isLive(order.state) || change.step === 'annulled')) await notifyEnd(ctx, tx, stored);
  await announceOrder(ctx, tx, stored);
}

function factsOf({ step, reason }: OrderChange, { quantity, price }: ExchangeMessage): StepFacts {
  if ((step === 'traded' || step === 'annulled') && quantity !== null && price !== null)
    return { quantity, price };
  return reason === null ? {} : { reason };
}

/** Notifies the investor how an order ended. */
async function notifyEnd(ctx: Context, tx: Tx, order: StockOrderRow): Promise<void> {
  const { name, side, quantity, filled, value } = order;
  const facts = { name, side, quantity, filled, value };
  const kinds = {
    filled: 'stock_order_filled',
    rejected: 'stock_order_rejected',
    annulled: 'stock_order_annulled',
  } as const;
  const kind =
    order.state === 'filled' || order.state === 'rejected' || order.state === 'annulled'
      ? kinds[order.state]
      : 'stock_order_ended';
  await notify(ctx, tx, { portfolioId: order.portfolio_id, kind, values: facts, path: orderPath(order.id) });
}
