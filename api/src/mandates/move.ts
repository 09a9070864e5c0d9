import type { MandateStatus } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { BankMandate } from '../partners/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { mandateMessages } from './englishMessages.ts';
import { isLive, nextStatus } from './machine.ts';
import { lockMandate, updateMandate, type MandateRow } from './store.ts';
import { mandateTitle } from './view.ts';

/**
 * Applies the bank's report to a mandate, in the caller's transaction, under its lock. Repeats and late or disordered
 * reports change nothing.
 * @returns the mandate in its present state, or null when there is none of this id.
 */
export async function applyNews(
  ctx: Context,
  tx: Tx,
  id: string,
  reported: BankMandate,
): Promise<MandateRow | null> {
  const mandate = await lockMandate(tx, id);
  if (!mandate) return null;
  const next = nextStatus(mandate.status, reported.status);
  if (!next) return mandate;
  const reason =
    { rejected: mandateMessages.declined, revoked: mandateMessages.revokedByBank }[next as string] ?? null;
  return move(ctx, tx, mandate, next, {
    actor: 'bank',
    reason,
    reference: reported.reference ?? mandate.reference,
  });
}

/** Moves a locked mandate, with audit, event and notice. */
export async function move(
  ctx: Context,
  tx: Tx,
  mandate: MandateRow,
  status: MandateStatus,
  {
    actor,
    child,
    ...change
  }: {
    actor: string;
    reason: string | null;
    reference?: string | null;
    /** The holder whose 18th birthday ends the mandate. */
    child?: string;
  },
): Promise<MandateRow> {
  const at = await ctx.business.now(tx);
  const moved: MandateRow = {
    ...mandate,
    ...change,
    status,
    redirect_url: status === 'initiated' ? mandate.redirect_url : null,
    active_at: status === 'active' ? (mandate.active_at ?? at) : mandate.active_at,
    ended_at: isLive(status) ? null : at,
  };
  await updateMandate(tx, moved);
  await writeAudit(tx, {
    investorId: mandate.investor_id,
    actor,
    action: `mandate_${status}`,
    subject: mandate.id,
    requestId: mandate.id,
    detail: { from: mandate.status },
  });
  const { id: mandateId, portfolio_id: portfolioId } = mandate;
  await ctx.publish(tx, {
    event: 'mandate/changed',
    payload: { mandateId, status, portfolioId },
    portfolioId,
  });
  if (child === undefined) await notifyInvestor(ctx, tx, moved, mandate.status);
  else await notifyOfAge(ctx, tx, moved, child);
  return moved;
}

async function notifyInvestor(ctx: Context, tx: Tx, mandate: MandateRow, from: MandateStatus): Promise<void> {
  const { portfolio_id: portfolioId, bank_label: bank, limit_amount: limit, valid_until: until } = mandate;
  const title = mandateTitle(mandate.type);
  const about = { portfolioId, path: '/mandates' };
  const values = { title, bank };
  if (mandate.status === 'active' && from !== 'paused')
    return notify(ctx, tx, { ...about, kind: 'mandate_active', values: { ...values, limit, until } });
  if (mandate.status === 'rejected') return notify(ctx, tx, { ...about, kind: 'mandate_rejected', values });
  if (mandate.status === 'paused') return notify(ctx, tx, { ...about, kind: 'mandate_paused', values });
  if (mandate.status === 'revoked' || mandate.status === 'expired')
    return notify(ctx, tx, { ...about, kind: 'mandate_ended', values });
}

function notifyOfAge(ctx: Context, tx: Tx, mandate: MandateRow, child: string): Promise<void> {
  const { portfolio_id: portfolioId, bank_label: bank, type } = mandate;
  const values = { title: mandateTitle(type), bank, child };
  return notify(ctx, tx, { portfolioId, kind: 'mandate_of_age', values, path: '/mandates' });
}
