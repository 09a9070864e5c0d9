import type { CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { prepareLocked, storeSale, type Prepared } from '../../redemptions/index.ts';
import { spendStepUp } from '../../users/index.ts';
import { isActive, type FoundPlan } from '../plan.ts';
import { checkOffered, checkOneBank, salesOf, underWay } from './agreement.ts';
import { harvestConsent } from './consent.ts';
import { sentence } from './sentences.ts';
import { insertLeg, insertRun, openRun, type RunRow } from './store.ts';

/** @throws Problem 403 `harvest_inactive` without a subscription (specification, section 5) */
export async function checkActive(ctx: Context, portfolioId: string): Promise<void> {
  if (!(await isActive(ctx, portfolioId)))
    throw new Problem(403, 'validation_failed', 'harvest_inactive', sentence('inactive'));
}

/**
 * Places every redemption of a plan with one consent and one OTP: all of them or none.
 * @param found the plan of this moment
 * @throws Problem 409 `harvest_under_way`, `plan_changed` when another text would apply; 422 `harvest_nothing`,
 *   `harvest_unavailable` and what a redemption violates; 403 `step_up_required`, `step_up_invalid`
 */
export async function startHarvest(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { consent_hash: agreed, step_up: stepUp }: CallBody<'startHarvest'>,
  found: FoundPlan,
): Promise<RunRow> {
  const { portfolioId } = actor;
  checkOffered(found);
  await lockPortfolio(tx, portfolioId);
  if (await openRun(tx, portfolioId)) throw underWay();
  const prepared = [];
  for (const sale of salesOf(found)) prepared.push(await prepareLocked(ctx, tx, portfolioId, sale));
  checkOneBank(prepared);
  const consent = harvestConsent(prepared);
  if (consent.hash !== agreed)
    throw new Problem(409, 'validation_failed', 'plan_changed', sentence('plan_changed'));
  await spendStepUp(ctx, tx, actor, 'redeem', stepUp);
  const run = {
    id: randomUUID(),
    investor_id: await ownerOf(tx, portfolioId),
    portfolio_id: portfolioId,
    financial_year: found.financialYear,
    planned_saving: found.plan.saving,
    planned_gains: found.plan.gains,
    planned_losses: found.plan.losses,
    consent_text: consent.text,
    consent_hash: consent.hash,
    placed_at: await ctx.business.now(tx),
  };
  await insertRun(tx, run);
  for (const [place, sale] of prepared.entries()) await placeLeg(ctx, tx, run, place + 1, sale);
  await audit({
    action: 'harvest_placed',
    subject: run.id,
    detail: { year: run.financial_year, redemptions: prepared.length, consent: consent.hash },
  });
  return { ...run, ended_at: null };
}

/** Harvests of one portfolio wait for one another. */
async function lockPortfolio(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 275))', [portfolioId]);
}

async function placeLeg(
  ctx: Context,
  tx: Tx,
  { id, investor_id, portfolio_id, consent_text, consent_hash, placed_at }: Omit<RunRow, 'ended_at'>,
  leg: number,
  prepared: Prepared,
): Promise<void> {
  const { bank, ask, reserve } = prepared;
  const sale = await storeSale(ctx, tx, prepared, {
    investor_id,
    portfolio_id,
    plan_id: null,
    instalment_date: null,
    bank_id: bank?.id ?? null,
    bank_name: bank?.bank_name ?? null,
    bank_masked: bank?.masked_account_no ?? null,
    consent_text,
    consent_hash,
  });
  const { code, folio_no } = ask;
  await insertLeg(tx, { run_id: id, leg, code, folio_no, units: reserve, sale_id: sale.id }, placed_at);
}
