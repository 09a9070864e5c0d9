import type { Tx } from '../db/pool.ts';
import {
  AWAITING_MONEY,
  lotRows,
  type Decision,
  type FollowUp,
  type RedemptionState,
} from '../engine/index.ts';
import { changeLots, post } from '../ledger/index.ts';
import { sendAt } from '../orders/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import type { RedemptionRow } from './rows.ts';
import { notifyPaid, notifySwitched } from './messages/notices.ts';
import { addSteps, updateRedemption } from './store.ts';

/** Names of the jobs that carry a sale on. */
const JOBS = {
  send: 'redemption-send',
  price: 'redemption-price',
  pay_out: 'redemption-pay-out',
  switch_in: 'switch-in',
} as const;

/**
 * Stores what the engine decided for a locked sale, all of it in the caller's transaction, and notifies the browsers.
 */
export async function applyDecision(
  ctx: Context,
  tx: Tx,
  before: RedemptionRow,
  { state, steps, bookings, lots, followUps }: Decision<RedemptionRow>,
): Promise<RedemptionRow> {
  if (state !== before) await updateRedemption(tx, state);
  await addSteps(tx, state, steps);
  const { investor_id, portfolio_id, code, folio_no } = state;
  for (const booking of bookings) {
    const { kind, subjectId, valueDate, entries } = booking;
    await post(tx, {
      kind,
      subjectId,
      valueDate,
      entries,
      investorId: investor_id,
      portfolioId: portfolio_id,
      at: state.updated_at,
    });
  }
  await changeLots(tx, lotRows(lots, { investor_id, portfolio_id, code, folio_no }, bookings[0]));
  if (steps.length > 0) await notify(ctx, tx, state);
  if (state.status === 'paid_out' && before.status !== 'paid_out') await notifyPaid(ctx, tx, state);
  if (state.status === 'switched' && before.status !== 'switched') await notifySwitched(ctx, tx, state);
  if (state.plan_id !== null && state.status !== before.status && !AWAITING_MONEY.includes(state.status)) {
    await ctx.jobs.send(tx, 'systematic-sale-ended', { portfolioId: portfolio_id, redemptionId: state.id });
  }
  for (const next of followUps) await follow(ctx, tx, state, next);
  return state;
}

/** Notifies the browsers of a portfolio that a sale has moved on, and writes an audit row. */
export async function notify(
  ctx: Context,
  tx: Tx,
  sale: RedemptionState & RedemptionRow,
  what: string = sale.status,
): Promise<void> {
  const { id: redemptionId, code, status, portfolio_id: portfolioId } = sale;
  await ctx.publish(tx, {
    event: 'redemption/changed',
    payload: { redemptionId, code, status, portfolioId },
    portfolioId,
  });
  await writeAudit(tx, {
    investorId: sale.investor_id,
    actor: 'order-engine',
    action: `redemption_${what}`,
    subject: redemptionId,
    requestId: redemptionId,
    detail: { code, folio_no: sale.folio_no, units: sale.units, net: sale.net },
  });
}

async function follow(ctx: Context, tx: Tx, sale: RedemptionRow, next: FollowUp): Promise<void> {
  const { portfolio_id: portfolioId, id: redemptionId } = sale;
  if (next.do === 'holdings_changed') {
    await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
  } else if (next.do in JOBS && 'at' in next) {
    await sendAt(ctx, tx, next.at, JOBS[next.do as keyof typeof JOBS], { redemptionId });
  }
}
