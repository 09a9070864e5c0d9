import type { CallBody } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { startRedemption } from '../engine/index.ts';
import { sendAt } from '../orders/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { ownerOf } from '../platform/access/portfolioOwner.ts';
import { Problem } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp } from '../users/index.ts';
import { notify } from './apply.ts';
import { consentFor } from './consent.ts';
import { prepareSale, type Prepared, type SaleInput } from './prepare.ts';
import { refusalText, refuse } from './messages/refusals.ts';
import type { RedemptionOwner, RedemptionRow } from './rows.ts';
import { addSteps, insertRedemption, lockFolio } from './store.ts';
import { presentMoment } from './context.ts';

type Agreed = Pick<CallBody<'createRedemption'>, 'consent_hash' | 'step_up'>;

/**
 * Places a sale or switch that the user agreed to. All sales of a folio wait for one another here, so that together
 * they never take more than it holds.
 * @throws Problem 422 that names the rule; 409 `preview_outdated` when a different consent text would apply; 403
 *   `step_up_required` or `step_up_invalid`.
 */
export async function placeSale(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  input: SaleInput & Agreed,
): Promise<RedemptionRow> {
  const prepared = await prepareLocked(ctx, tx, actor.portfolioId, input);
  const consent = consentFor(prepared);
  if (consent.hash !== input.consent_hash) {
    throw new Problem(409, 'validation_failed', 'preview_outdated', refusalText('preview_outdated'));
  }
  await spendStepUp(ctx, tx, actor, 'redeem', input.step_up);
  const { bank } = prepared;
  const sale = await storeSale(ctx, tx, prepared, {
    investor_id: await ownerOf(tx, actor.portfolioId),
    portfolio_id: actor.portfolioId,
    plan_id: null,
    instalment_date: null,
    bank_id: bank?.id ?? null,
    bank_name: bank?.bank_name ?? null,
    bank_masked: bank?.masked_account_no ?? null,
    consent_text: consent.text,
    consent_hash: consent.hash,
  });
  const { id, kind, code, folio_no, by } = sale;
  await audit({
    action: kind === 'switch' ? 'switch_placed' : 'redemption_placed',
    subject: id,
    detail: { code, folio_no, by, consent: consent.hash },
  });
  return sale;
}

/** The sale as it would be now, with its folio held until the transaction ends. @throws Problem as `prepareSale`. */
export async function prepareLocked(
  ctx: Context,
  tx: Tx,
  portfolioId: string,
  input: SaleInput,
): Promise<Prepared> {
  if (!(await lockFolio(tx, portfolioId, input.folio_no))) throw refuse('folio_mismatch', 'folio_no');
  return prepareSale(tx, ctx.vault, portfolioId, input, await presentMoment(ctx, tx));
}

/** Stores a prepared sale with its first steps and queues what comes next. */
export async function storeSale(
  ctx: Context,
  tx: Tx,
  { ask, reserve, context }: Prepared,
  owner: RedemptionOwner,
): Promise<RedemptionRow> {
  const { state, steps, followUps } = startRedemption(ask, reserve, context, owner.instalment_date);
  const sale = await insertRedemption(tx, { ...state, ...owner });
  await addSteps(tx, sale, steps);
  await notify(ctx, tx, sale);
  for (const next of followUps) {
    if (next.do === 'send' || next.do === 'price')
      await sendAt(ctx, tx, next.at, `redemption-${next.do}`, { redemptionId: sale.id });
  }
  return sale;
}
