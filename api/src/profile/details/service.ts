import type { ApplicantAnswers, CallBody } from '@sanchay/contracts';
import { applicantFaults, istDate, tidyIdentifiers } from '@sanchay/finance';
import {
  applicantDetails,
  correctionsNeeded,
  faultSentences,
  lockOwnPortfolio,
  putApplicantDetails,
} from '../../applicants/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { noteExemption } from '../../platform/access/secondFactor.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { spendStepUp } from '../../users/index.ts';
import { sentence } from '../sentences.ts';

type Changes = CallBody<'changeDetails'>['changes'];

/**
 * Changes what a holder provided about work, income and address. Name, PAN, date of birth and residency belong to the
 * registry and change there.
 * @returns what changed, by name
 * @throws Problem 422 `applicant_invalid` with a sentence for each field, `no_details`; 403 `step_up_required`,
 *   `not_your_account`
 */
export async function changeDetails(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { position, changes, step_up: stepUp }: CallBody<'changeDetails'>,
): Promise<{ changed: string[] }> {
  const { id: portfolioId } = await lockOwnPortfolio(tx, actor);
  const before = await applicantDetails(tx, ctx.vault, portfolioId, position);
  if (!before) throw new Problem(422, 'validation_failed', 'no_details', sentence('no_details'));
  const details: ApplicantAnswers = { ...before, ...tidied(changes) };
  const faults = Object.fromEntries(
    Object.entries(applicantFaults(details, { today: istDate(await ctx.business.now(tx)) })).filter(
      ([field]) => field in changes,
    ),
  );
  if (Object.keys(faults).length > 0)
    throw validationFailed('applicant_invalid', correctionsNeeded(), faultSentences(faults));
  const changed = (Object.keys(changes) as (keyof Changes)[]).filter(
    (field) => details[field] !== before[field],
  );
  if (changed.length === 0) {
    noteExemption(tx, 'unchanged');
    return { changed };
  }
  await spendStepUp(ctx, tx, actor, 'profile', stepUp);
  await putApplicantDetails(tx, ctx.vault, { portfolioId, position, details });
  await audit({
    action: 'profile.details_changed',
    subject: `portfolio:${portfolioId}`,
    detail: { position, changed },
  });
  return { changed };
}

function tidied(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(tidyIdentifiers(changes)).map(([field, value]) => [
      field,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
}
