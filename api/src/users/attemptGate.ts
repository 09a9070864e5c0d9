import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { askForCaptcha, solveCaptcha } from './captcha.ts';
import { limitReached, needsCaptcha, recordAttempt } from './signInLimits.ts';
import type { Attempt } from './signInLimits.ts';

/** The riddle and its answer, as calls of sign-in take them. */
export interface CaptchaGiven {
  captcha_id?: string | undefined;
  captcha_answer?: string | undefined;
}

/** How an attempt gets by: what it must still be told after the slow work is done. */
export interface Passed {
  solved: boolean;
}

/**
 * Lets an attempt by, or says why not: a limit, or a riddle that is to be solved first. Who is known and who is not get
 * the same. Commits by itself, because a riddle is used up whatever comes after.
 * @throws Problem 422 `captcha_required`, `captcha_invalid`, 429 `rate_limited`
 */
export async function passGate(ctx: Context, attempt: Attempt, given: CaptchaGiven): Promise<Passed> {
  const outcome = await ctx.db.tx(async (tx): Promise<Problem | Passed> => {
    const limited = await limitReached(tx, attempt, ctx.now());
    if (limited) return limited;
    if (!(await needsCaptcha(tx, attempt, ctx.now()))) return { solved: false };
    if (given.captcha_id === undefined) return askForCaptcha(ctx, tx, attempt, { wrong: false });
    const answer = given.captcha_answer ?? '';
    if (await solveCaptcha(ctx, tx, attempt, { id: given.captcha_id, answer })) return { solved: true };
    await recordAttempt(tx, attempt, 'captcha', ctx.now());
    return askForCaptcha(ctx, tx, attempt, { wrong: true });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** Looks again in the transaction that counts the attempt, because others may have been counted meanwhile. */
export async function stillPasses(
  ctx: Context,
  tx: Tx,
  attempt: Attempt,
  { solved }: Passed,
): Promise<Problem | null> {
  const limited = await limitReached(tx, attempt, ctx.now());
  if (limited || solved || !(await needsCaptcha(tx, attempt, ctx.now()))) return limited;
  return askForCaptcha(ctx, tx, attempt, { wrong: false });
}
