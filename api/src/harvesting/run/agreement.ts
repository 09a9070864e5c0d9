import type { CallReply } from '@sanchay/contracts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import type { Context } from '../../platform/context.ts';
import { prepareSale, type Moment, type Prepared, type SaleInput } from '../../redemptions/index.ts';
import type { FoundPlan } from '../plan.ts';
import { harvestConsent } from './consent.ts';
import { sentence } from './sentences.ts';
import { openRun } from './store.ts';

type Agreement = Pick<CallReply<'taxHarvestingPlan'>['data'], 'consent' | 'refusal'>;

/** The redemptions of a plan as requests of sales. */
export function salesOf({ plan, byId }: FoundPlan): SaleInput[] {
  return plan.legs.map(({ id, units }) => {
    const { code, folioNo } = byId.get(id)!;
    return { code, folio_no: folioNo, by: 'units', units: Number(units) };
  });
}

/** @throws Problem 422 `several_banks` when the payouts go to different accounts, which one consent cannot name */
export function checkOneBank(prepared: readonly Prepared[]): void {
  const banks = new Set(prepared.map(({ bank }) => bank?.id));
  if (banks.size > 1) throw validationFailed('several_banks', sentence('several_banks'));
}

/** @throws Problem 422 `harvest_nothing` for an empty plan; `harvest_unavailable` for one that is not offered */
export function checkOffered({ plan, offered }: FoundPlan): void {
  if (plan.legs.length === 0) throw validationFailed('harvest_nothing', sentence('nothing'));
  if (!offered) throw validationFailed('harvest_unavailable', sentence('unavailable'));
}

/** The text to agree to, or why the plan cannot be placed now. Stores nothing. */
export async function agreementOf(
  ctx: Context,
  portfolioId: string,
  found: FoundPlan & { now: Moment },
): Promise<Agreement> {
  const sales = salesOf(found);
  if (sales.length === 0) return { consent: null, refusal: null };
  try {
    if (await openRun(ctx.db, portfolioId)) throw underWay();
    checkOffered(found);
    const prepared = [];
    for (const sale of sales)
      prepared.push(await prepareSale(ctx.db, ctx.vault, portfolioId, sale, found.now));
    checkOneBank(prepared);
    return { consent: harvestConsent(prepared), refusal: null };
  } catch (error) {
    if (!(error instanceof Problem) || error.httpStatus >= 500) throw error;
    const message = Object.values(error.errors)[0]?.[0] ?? error.message;
    return { consent: null, refusal: { code: error.code, message } };
  }
}

export function underWay(): Problem {
  return new Problem(409, 'validation_failed', 'harvest_under_way', sentence('under_way'));
}
