import type { CallBody } from '@sanchay/contracts';
import { istDate, mandateRuleOn, rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Queries } from '../db/pool.ts';
import { bankLabel, ownBanks } from '../payments/index.ts';
import { GatewayUnreachableError, httpMandateBank } from '../partners/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { ownerOf } from '../platform/access/portfolioOwner.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp } from '../users/index.ts';
import { mandateMessages } from './englishMessages.ts';
import { statusAfter, type MandateAction } from './machine.ts';
import { move } from './move.ts';
import { findMandate, insertMandate, lockMandate, type MandateRow } from './store.ts';
import { checkTerms } from './terms.ts';
import { mandateTitle } from './view.ts';
import { mandateConflict, mandateFieldProblem, mandateText } from './messages.ts';

/** A user has 15 minutes on the bank's page, in real time. */
const AUTHORISE_MS = 15 * 60_000;
const FIRST_CHECK_MS = 30_000;

const REFUSALS = { pause: 'cannotPause', resume: 'cannotResume', revoke: 'cannotRevoke' } as const;

/**
 * Starts a mandate in the caller's transaction; the user authorises it on the bank's page, which is shown after the
 * commit only.
 * @throws Problem 422 beside the field that breaks a rule; 409 `mandate_starting`; 503 `gateway_unreachable`.
 */
export async function createMandate(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: CallBody<'createMandate'>,
): Promise<string> {
  const bank = (await ownBanks(tx, actor.portfolioId)).find(({ id }) => id === body.bank_id);
  if (!bank) throw mandateFieldProblem('bank_unknown', 'bank_id', mandateText('bankMissing'));
  const today = istDate(await ctx.business.now(tx));
  checkTerms(body, today, ctx.rules.book());
  const ownerId = await ownerOf(tx, actor.portfolioId);
  const id = randomUUID();
  const now = ctx.now();
  const terms = { type: body.type, limit: rupees(body.limit).toFixed(2), from: today, until: body.until };
  const page = await atBank(ctx, (rail) =>
    rail.create({
      ...terms,
      id,
      title: mandateTitle(body.type),
      bankName: bank.bank_name,
      account: { ifsc: bank.ifsc, last4: bank.masked_account_no.slice(-4) },
      returnPath: '/mandates',
      authoriseBy: later(now, AUTHORISE_MS),
    }),
  );
  const stored = await insertMandate(tx, {
    investor_id: ownerId,
    id,
    portfolio_id: actor.portfolioId,
    type: body.type,
    bank_id: bank.id,
    bank_label: bankLabel(bank),
    limit_amount: terms.limit,
    valid_from: terms.from,
    valid_until: terms.until,
    rule_id: mandateRuleOn(today, ctx.rules.book()).rule_id,
    status: 'initiated',
    gateway_ref: page.gatewayRef,
    redirect_url: page.redirectUrl,
    created_at: now,
    authorise_by: later(now, AUTHORISE_MS),
  });
  if (!stored) throw mandateConflict('mandate_starting', 'starting');
  await audit({ action: 'mandate_started', subject: id, detail: { type: body.type, limit: terms.limit } });
  await ctx.jobs.send(tx, 'mandate-check', { mandateId: id }, { after: later(now, FIRST_CHECK_MS) });
  return id;
}

/**
 * Pauses, resumes or ends a mandate, here and at the bank.
 * @throws Problem 404; 403 `step_up_required`; 409 `cannot_<action>_mandate`; 503 `gateway_unreachable`.
 */
export async function actOnMandate(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { id, action, stepUp }: { id: string; action: MandateAction; stepUp: string | undefined },
): Promise<void> {
  await mandateOf(tx, actor, id);
  await spendStepUp(ctx, tx, actor, 'mandate', stepUp);
  const mandate = (await lockMandate(tx, id))!;
  const status = statusAfter(mandate.status, action);
  if (status !== 'active' && status !== 'paused' && status !== 'revoked')
    throw mandateConflict(`cannot_${action}_mandate`, REFUSALS[action]);
  await atBank(ctx, (rail) => rail.change(mandate.gateway_ref, status));
  const reason = status === 'revoked' ? mandateMessages.revoked : null;
  await move(ctx, tx, mandate, status, { actor: `user:${actor.userId}`, reason });
  await audit({ action: `mandate_${action}_asked`, subject: id });
}

/** A mandate of the actor's current portfolio. @throws Problem 404. */
export async function mandateOf(q: Queries, actor: Actor, id: string): Promise<MandateRow> {
  const mandate = isUuid(id) ? await findMandate(q, id) : null;
  if (mandate?.portfolio_id !== actor.portfolioId) throw notFound(mandateText('missing'));
  return mandate;
}

async function atBank<Answer>(
  ctx: Context,
  work: (rail: ReturnType<typeof httpMandateBank>) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(httpMandateBank(ctx));
  } catch (cause) {
    if (!(cause instanceof GatewayUnreachableError)) throw cause;
    throw new Problem(503, 'failure', 'gateway_unreachable', mandateText('unreachable'), {
      retryAfter: 5,
      cause,
    });
  }
}
