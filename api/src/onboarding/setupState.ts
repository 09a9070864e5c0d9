import type { ApplicantAnswers, SetupState } from '@sanchay/contracts';
import { applicantDetails, holdersOf, ownPortfolio, type SetupPortfolio } from '../applicants/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { answersOf } from './answerStore.ts';
import { masked } from './masked.ts';
import { applicantPart, openPart } from './parts.ts';

/**
 * Where the set-up of the current portfolio stands, with every answer that is kept; identifiers are masked.
 * @throws Problem 403 `not_your_account` for a manager
 */
export async function setupStateOf(ctx: Context, actor: Actor): Promise<SetupState> {
  const portfolio = await ownPortfolio(ctx.db, actor);
  const own = await answersOf(ctx.db, ctx.vault, portfolio.id, 'portfolio');
  const applicants = await applicantsOf(ctx, portfolio);
  const saved = [own.savedAt, ...applicants.map(({ savedAt }) => savedAt)].filter((at) => at !== null);
  return {
    onboarding_state: portfolio.onboarding_state,
    mode_of_investment: portfolio.mode_of_investment,
    applicants: portfolio.holders,
    open: openPart(portfolio),
    portfolio: {
      ...masked(own.answers),
      ...(portfolio.onboarding_state > 0 && {
        mode_of_investment: portfolio.mode_of_investment,
        applicants: portfolio.holders,
      }),
    },
    answers: applicants.map(({ answers }) => masked(answers)),
    saved_at: saved.length > 0 ? new Date(Math.max(...saved.map(Number))).toISOString() : null,
  };
}

interface KeptApplicant {
  answers: ApplicantAnswers;
  savedAt: Date | null;
}

/** Each applicant in turn: what was finished with, else the draft. */
async function applicantsOf(ctx: Context, { id, holders }: SetupPortfolio): Promise<KeptApplicant[]> {
  const finished = await holdersOf(ctx.db, id);
  const positions = Array.from({ length: Math.max(holders, finished.length) }, (_, index) => index + 1);
  return Promise.all(
    positions.map(async (position) => {
      const row = finished.find((holder) => holder.position === position);
      if (!row) return answersOf(ctx.db, ctx.vault, id, applicantPart(position));
      const details = await applicantDetails(ctx.db, ctx.vault, id, position);
      return { answers: details ?? { name: row.name, residency: row.residency }, savedAt: null };
    }),
  );
}
