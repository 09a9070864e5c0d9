import type { MaturityInstruction } from '@sanchay/contracts';
import { plainText } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { answerIssuer, GatewayUnreachableError } from '../../partners/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { notFound, Problem } from '../../platform/http/problem.ts';
import { localize } from '../../platform/http/language.ts';
import { announce } from './bookings.ts';
import { addStep, lockDeposit, updateDeposit, type DepositRow } from './depositStore.ts';
import { applyReport } from './issuer.ts';
import { depositSentence, refusedField } from './sentences.ts';

/** A deposit of the account of the caller, locked. @throws Problem 404 `not_found` */
async function ownDeposit(tx: Tx, actor: Actor, id: string): Promise<DepositRow> {
  const deposit = await lockDeposit(tx, id);
  if (deposit?.portfolio_id !== actor.portfolioId) throw notFound(depositSentence('not_found'));
  return deposit;
}

/**
 * Sends the answer to a question of the issuer, who is called inside the transaction: when it does not respond, nothing
 * is stored.
 * @throws Problem 404 `not_found`; 409 `not_queried`; 422 `answer_needed`; 503 `issuer_unreachable`
 */
export async function answerQuery(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { id, answer: given }: { id: string; answer: string },
): Promise<DepositRow> {
  const deposit = await ownDeposit(tx, actor, id);
  if (deposit.state !== 'queried')
    throw new Problem(409, 'failure', 'not_queried', depositSentence('not_queried'));
  const answer = plainText(given).trim();
  if (answer === '') throw refusedField('answer', 'answer_needed', depositSentence('answer_needed'));
  const reported = await answerIssuer(ctx, id, answer).catch((cause: unknown) => {
    if (!(cause instanceof GatewayUnreachableError)) throw cause;
    throw new Problem(503, 'failure', 'issuer_unreachable', unreachable(), { retryAfter: 5, cause });
  });
  const answered: DepositRow = { ...deposit, state: 'booking', answer };
  await updateDeposit(tx, answered);
  await addStep(tx, answered, { step: 'answered', at: await ctx.business.now(tx) });
  await announce(ctx, tx, answered);
  return applyReport(ctx, tx, answered, reported);
}

const unreachable = (): string =>
  localize({
    en: "The issuer isn't responding. Your answer wasn't sent; try again in a moment.",
    hi: 'जारीकर्ता से संपर्क नहीं हो पा रहा है। आपका जवाब नहीं भेजा गया; थोड़ी देर में फिर कोशिश करें।',
  });

/**
 * Sets what happens at maturity.
 * @throws Problem 404 `not_found`; 409 `not_active` once the deposit has ended
 */
export async function setInstruction(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { id, instruction }: { id: string; instruction: MaturityInstruction },
): Promise<DepositRow> {
  const deposit = await ownDeposit(tx, actor, id);
  if (!['payment_pending', 'booking', 'queried', 'active'].includes(deposit.state))
    throw new Problem(409, 'failure', 'not_active', depositSentence('not_active'));
  if (deposit.maturity_instruction === instruction) return deposit;
  const changed: DepositRow = { ...deposit, maturity_instruction: instruction };
  await updateDeposit(tx, changed);
  await addStep(tx, changed, { step: 'instruction_changed', at: await ctx.business.now(tx) });
  await announce(ctx, tx, changed);
  return changed;
}
