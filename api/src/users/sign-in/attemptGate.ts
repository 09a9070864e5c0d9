import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { askForCaptcha, solveCaptcha } from './captcha.ts';
import { limitReached, needsCaptcha, recordAttempt, type Attempt } from './signInLimits.ts';

/** The captcha and its answer, as the call of a sign-in takes them. */
export interface CaptchaAnswer {
  captcha_id?: string | undefined;
  captcha_answer?: string | undefined;
}

/** How an attempt passed, for the second look after the slow work. */
export interface Passed {
  solved: boolean;
  /** Where a captcha is sent; null when nobody has the account. */
  recipient: string | null;
}

/**
 * Lets a sign-in attempt pass, or throws the reason why not: a limit, or a captcha that must be solved first. Known
 * and unknown names get the same response. Commits in a transaction of its own, because an answer counts whatever
 * comes after.
 * @throws Problem 422 `captcha_required`, `captcha_invalid`, 429 `rate_limited`
 */
export async function passGate(
  ctx: Context,
  attempt: Attempt,
  { given, recipient }: { given: CaptchaAnswer; recipient: string | null },
): Promise<Passed> {
  const outcome = await ctx.db.tx(async (tx): Promise<Problem | Passed> => {
    const limited = await limitReached(tx, attempt, ctx.now());
    if (limited) return limited;
    if (!(await needsCaptcha(tx, attempt, ctx.now()))) return { solved: false, recipient };
    if (given.captcha_id === undefined) return askForCaptcha(ctx, tx, attempt, { recipient, wrong: false });
    const answer = given.captcha_answer ?? '';
    if (await solveCaptcha(ctx, tx, attempt, { id: given.captcha_id, answer }))
      return { solved: true, recipient };
    await recordAttempt(tx, attempt, 'captcha', ctx.now());
    return askForCaptcha(ctx, tx, attempt, { recipient, wrong: true });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** Looks again in the transaction that counts the attempt, because others may have been counted meanwhile. */
export async function stillPasses(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { solved, recipient }: Passed,
): Promise<Problem | null> {
  const limited = await limitReached(tx, attempt, ctx.now());
  if (limited || solved || !(await needsCaptcha(tx, attempt, ctx.now()))) return limited;
  return askForCaptcha(ctx, tx, attempt, { recipient, wrong: false });
}
