import type { CallBody } from '@sanchay/contracts';
import { ONBOARDING_STATE } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import type { WriteScope } from '../platform/write.ts';
import { notYourAccount } from '../users/index.ts';
import { checkApplicant } from './applicant.ts';
import * as store from './store.ts';

type Draft = CallBody<'saveOnboardingDraft'>;

/** Only the holder sets up an account. @throws Problem 403 `not_your_account` for a manager */
async function assertHolder(db: Queries, actor: Actor): Promise<void> {
  const portfolio = await store.portfolioState(db, actor.portfolioId);
  if (portfolio?.owner_id !== actor.userId) throw notYourAccount();
}

/**
 * State of the current portfolio and the answers of its first step: the draft, or what was finished with.
 * @throws Problem 403 `not_your_account` for a manager
 */
export async function onboardingOf(
  ctx: Context,
  actor: Actor,
): Promise<{ onboarding_state: number; draft: Draft | null }> {
  await assertHolder(ctx.db, actor);
  const draft =
    (await store.draftOf(ctx.db, actor.userId)) ?? (await store.primaryApplicant(ctx.db, actor.portfolioId));
  return { onboarding_state: actor.onboardingState, draft };
}

/** Keeps what was answered so far, unchecked; the last one wins. */
export async function saveDraft(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  draft: Draft,
): Promise<{ saved_at: string }> {
  await assertHolder(tx, actor);
  const now = ctx.now();
  await store.putDraft(tx, actor.userId, draft, now);
  await audit({ action: 'onboarding.draft_saved', subject: `portfolio:${actor.portfolioId}` });
  return { saved_at: now.toISOString() };
}

/**
 * Finishes the first step (state 1). States move forward only: once it is done a repeat changes nothing and
 * answers the state that there is.
 * @throws Problem 422 `applicant_invalid` with a sentence for each field, 403 `not_your_account`
 */
export async function setPrimaryApplicant(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: CallBody<'setPrimaryApplicant'>,
): Promise<{ onboarding_state: number }> {
  await assertHolder(tx, actor);
  const applicant = checkApplicant(body, istDate(await ctx.business.now(tx)));
  const state = await store.lockPortfolioState(tx, actor.portfolioId);
  if (state !== ONBOARDING_STATE.BEGINNING) return { onboarding_state: state };
  await store.putPrimaryApplicant(tx, actor, applicant);
  await store.removeDraft(tx, actor.userId);
  await audit({ action: 'onboarding.primary_applicant_set', subject: `portfolio:${actor.portfolioId}` });
  return { onboarding_state: ONBOARDING_STATE.PRIMARY_APPLICANT_SET };
}
