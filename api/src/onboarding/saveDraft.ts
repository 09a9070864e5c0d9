import { ONBOARDING_STATE, type CallBody } from '@sanchay/contracts';
import { ApplicantAnswers, PortfolioAnswers } from '@sanchay/contracts/calls';
import { tidyIdentifiers } from '@sanchay/finance';
import type { ErrorObject } from 'ajv';
import { faultSentences, lockOwnPortfolio, putHolding, type SetupPortfolio } from '../applicants/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { faultIn } from '../platform/http/validation.ts';
import { requestNotAsAgreed } from '../platform/http/problemOf.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { answersOf, putAnswers, type Answers } from './answerStore.ts';
import { unmasked } from './masked.ts';
import { isFinished } from './parts.ts';
import { stepFinished } from './stepProblems.ts';

type Draft = CallBody<'saveOnboardingDraft'>;

/**
 * Lays answers over what is kept, unchecked but for their kind; null takes one back. Who holds the portfolio is
 * known from the first answer on, so that the right steps are shown.
 * @throws Problem 409 `step_finished` when the part is done, 400 `params_invalid` for what is no answer of it
 */
export async function saveDraft(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { part, answers: change }: Draft,
): Promise<{ saved_at: string; onboarding_state: number }> {
  const portfolio = await lockOwnPortfolio(tx, actor);
  if (isFinished(part, portfolio)) throw stepFinished();
  const given = tidied(Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)));
  // Which answers a part accepts depends on the part, so the call's own schema cannot define it.
  const fault = faultIn(part === 'portfolio' ? PortfolioAnswers : ApplicantAnswers, given);
  if (fault) throw notAnswers(part, fault);
  const { answers: before } = await answersOf(tx, ctx.vault, portfolio.id, part);
  const taken = Object.keys(change).filter((field) => change[field] === null);
  const after = Object.fromEntries(
    Object.entries({ ...before, ...unmasked(given, before) }).filter(([field]) => !taken.includes(field)),
  ) as Answers;
  const now = ctx.now();
  if (part === 'portfolio') await decideHolding(tx, portfolio, given, after);
  await putAnswers(tx, ctx.vault, portfolio.id, { part, answers: after, now });
  await audit({
    action: 'onboarding.draft_saved',
    subject: `portfolio:${portfolio.id}`,
    detail: { part, fields: Object.keys(change) },
  });
  return { saved_at: now.toISOString(), onboarding_state: portfolio.onboarding_state };
}

function tidied(answers: Answers): Answers {
  const tidy: Answers = tidyIdentifiers(answers);
  // What is no list is refused by the schema of the part.
  if (!Array.isArray(tidy.nominees)) return tidy;
  return { ...tidy, nominees: tidy.nominees.map((nominee) => tidyIdentifiers(nominee)) };
}

/** Who holds is decided until the first applicant is finished. */
async function decideHolding(
  tx: WriteScope['tx'],
  portfolio: SetupPortfolio,
  given: Answers,
  after: Answers,
): Promise<void> {
  if (given.mode_of_investment === undefined && given.applicants === undefined) return;
  if (portfolio.onboarding_state > ONBOARDING_STATE.BEGINNING) throw stepFinished();
  const mode = after.mode_of_investment ?? portfolio.mode_of_investment;
  const holders = mode === 'sole' ? 1 : Math.max(2, after.applicants ?? 2);
  await putHolding(tx, portfolio.id, { mode, holders });
}

/** Returns a 400 that reports an invalid answer at its field, where there is such a field. */
function notAnswers(part: Draft['part'], { instancePath, keyword }: ErrorObject): Problem {
  const field = instancePath.slice(1).replaceAll('/', '.');
  const fault = keyword === 'maxLength' ? 'too_long' : 'choice';
  return new Problem(400, 'params_invalid', 'params_invalid', requestNotAsAgreed(field || part), {
    errors: field ? faultSentences({ [field]: fault }) : {},
  });
}
