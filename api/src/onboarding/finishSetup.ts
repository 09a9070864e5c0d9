import { ONBOARDING_STATE } from '@sanchay/contracts';
import { isEmail, istDate, tidyName, type PersonFault } from '@sanchay/finance';
import {
  accountHolders,
  correctionsNeeded,
  declare,
  faultSentences,
  lockOwnPortfolio,
  putNameAndEmail,
  putState,
  type SetupPortfolio,
} from '../applicants/index.ts';
import type { Tx } from '../db/pool.ts';
import { currentNominees, setNominees } from '../nominees/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { answersOf, removeAnswers, type Answers } from './answerStore.ts';
import type { Finished } from './finishApplicant.ts';
import { stepNotOpen } from './stepProblems.ts';
import { missingSignatures } from './signatures.ts';

const DONE = ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED;

/**
 * Finishes the set-up (state 5): nominees or the decision against them, a signature of each holder, name and e-mail of
 * the portfolio. A repeat changes nothing and reports it.
 * @throws Problem 422 `setup_invalid` with a sentence for each field, 409 `step_not_open`
 */
export async function finishSetup(ctx: Context, scope: WriteScope, actor: Actor): Promise<Finished> {
  const { tx, audit } = scope;
  const portfolio = await lockOwnPortfolio(tx, actor);
  const { id: portfolioId, onboarding_state: state, holders } = portfolio;
  if (state >= DONE) return { onboarding_state: state, already: true };
  if (state < holders) throw stepNotOpen();
  const { answers } = await answersOf(tx, ctx.vault, portfolioId, 'portfolio');
  const faults = await faultsOf(tx, portfolio, answers);
  if (Object.keys(faults).length > 0) throw setupInvalid(faults);
  await nameNominees(ctx, scope, actor, { portfolio, answers });
  await putNameAndEmail(tx, portfolioId, {
    name: tidyName(answers.portfolio_name!),
    email: answers.portfolio_email!.toLowerCase(),
  });
  await removeAnswers(tx, portfolioId, 'portfolio');
  await putState(tx, portfolioId, DONE);
  await audit({ action: 'onboarding.set_up', subject: `portfolio:${portfolioId}` });
  await ctx.accountChanged(tx, portfolioId);
  return { onboarding_state: DONE, already: false };
}

async function faultsOf(
  tx: Tx,
  { id, mode_of_investment: mode, holders }: SetupPortfolio,
  answers: Answers,
): Promise<Record<string, PersonFault>> {
  const name = (answers.portfolio_name ?? '').trim();
  const unsigned = await missingSignatures(tx, id, holders);
  return {
    ...(mode === 'sole' && !answers.nominee_choice && { nominee_choice: 'choice' }),
    ...(answers.nominee_choice === 'opted_out' && !answers.opt_out_read && { opt_out_read: 'declaration' }),
    ...(!/\p{L}|\p{N}/u.test(name) && { portfolio_name: 'missing' }),
    ...(/[<>]/.test(name) && { portfolio_name: 'name_marks' }),
    ...(!isEmail(answers.portfolio_email ?? '') && { portfolio_email: 'email' }),
    ...Object.fromEntries(unsigned.map((position) => [`signature_${position}`, 'signature' as const])),
  };
}

/** What was chosen about nominees; joint holders may leave it open. */
async function nameNominees(
  ctx: Context,
  { tx }: WriteScope,
  actor: Actor,
  { portfolio, answers }: { portfolio: SetupPortfolio; answers: Answers },
): Promise<void> {
  if (!answers.nominee_choice || (await currentNominees(tx, portfolio.id))) return;
  const now = ctx.now();
  if (answers.nominee_choice === 'opted_out')
    await declare(tx, {
      portfolioId: portfolio.id,
      userId: actor.userId,
      about: 'portfolio',
      now,
      declaration: 'nominee-opt-out-2026-1',
    });
  await setNominees(ctx, tx, {
    portfolioId: portfolio.id,
    userId: actor.userId,
    now,
    today: istDate(await ctx.business.now(tx)),
    choice: answers.nominee_choice,
    nominees: answers.nominee_choice === 'named' ? (answers.nominees ?? []) : [],
    holders: await accountHolders(tx, ctx.vault, portfolio.id),
  });
}

function setupInvalid(faults: Record<string, PersonFault>) {
  return validationFailed('setup_invalid', correctionsNeeded(), faultSentences(faults));
}
