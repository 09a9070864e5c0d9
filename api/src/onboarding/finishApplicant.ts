import type { ApplicantAnswers } from '@sanchay/contracts';
import { applicantFaults, istDate, nameKey, tidyName, type PersonFaults } from '@sanchay/finance';
import {
  applicantDetails,
  correctionsNeeded,
  declare,
  faultSentences,
  insertApplicant,
  lockOwnPortfolio,
  putState,
  putUser,
  type FinishedApplicant,
} from '../applicants/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { validationFailed, type Problem } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { answersOf, removeAnswers } from './answerStore.ts';
import { applicantPart } from './parts.ts';
import { stepNotOpen } from './stepProblems.ts';

export interface Finished {
  onboarding_state: number;
  already: boolean;
}

type Details = FinishedApplicant['details'];

/**
 * Finishes the step of one applicant (states 1, 2 and 3) with the stored answers. A repeat changes nothing and reports
 * it; the steps of later applicants exist for joint portfolios only.
 * @throws Problem 422 `applicant_invalid` with a sentence for each field, 409 `step_not_open`, 403 `not_your_account`
 */
export async function finishApplicant(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  position: number,
): Promise<Finished> {
  const portfolio = await lockOwnPortfolio(tx, actor);
  const { id: portfolioId, onboarding_state: state, holders } = portfolio;
  if (state >= position) return { onboarding_state: state, already: true };
  if (state !== position - 1 || position > holders) throw stepNotOpen();
  const { answers } = await answersOf(tx, ctx.vault, portfolioId, applicantPart(position));
  const today = istDate(await ctx.business.now(tx));
  const details = checked(answers, today);
  await assertAnother(ctx, tx, { portfolioId, position, details });
  const applicant = { userId: actor.userId, portfolioId, position, details };
  await insertApplicant(tx, ctx.vault, applicant);
  if (position === 1) await putUser(tx, ctx.vault, applicant);
  await declare(tx, {
    portfolioId,
    userId: actor.userId,
    declaration: 'tax-2026-1',
    about: `applicant:${position}`,
    now: ctx.now(),
  });
  await removeAnswers(tx, portfolioId, applicantPart(position));
  await putState(tx, portfolioId, position);
  await audit({
    action: 'onboarding.applicant_set',
    subject: `portfolio:${portfolioId}`,
    detail: { position },
  });
  await ctx.accountChanged(tx, portfolioId);
  return { onboarding_state: position, already: false };
}

/** The answers in stored form. @throws Problem 422 `applicant_invalid` with a sentence for each field */
export function checked(answers: ApplicantAnswers, today: string): Details {
  const faults = applicantFaults(answers, { today });
  if (Object.keys(faults).length > 0) throw applicantInvalid(faults);
  const { name, parent_name: parent, ...rest } = answers;
  return { ...rest, name: tidyName(name!), parent_name: tidyName(parent!) } as Details;
}

function applicantInvalid(faults: PersonFaults): Problem {
  return validationFailed('applicant_invalid', correctionsNeeded(), faultSentences(faults));
}

/** Each holder is a different person. @throws Problem 422 `applicant_invalid` */
async function assertAnother(
  ctx: Context,
  tx: Tx,
  { portfolioId, position, details }: Omit<FinishedApplicant, 'userId'>,
): Promise<void> {
  for (let other = 1; other < position; other += 1) {
    const before = await applicantDetails(tx, ctx.vault, portfolioId, other);
    if (before?.pan === details.pan) throw applicantInvalid({ pan: 'holder_twice' });
    const sameName = nameKey(before?.name ?? '') === nameKey(details.name);
    if (sameName && before?.date_of_birth === details.date_of_birth)
      throw applicantInvalid({ name: 'holder_twice' });
  }
}
