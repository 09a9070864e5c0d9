import { randomUUID } from 'node:crypto';
import type { CallBody, CallReply, RiskProfile } from '@sanchay/contracts';
import { istDate, openQuestions, requireRule, riskQuestionnaires, riskScore } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { assertHolder } from '../users/index.ts';
import { sentence } from './sentences.ts';
import * as store from './store.ts';

type Asked = CallReply<'riskQuestionnaire'>['data'];

async function questionnaireOn(ctx: Context, db: Queries) {
  return requireRule(riskQuestionnaires, istDate(await ctx.business.now(db)), 'the risk questionnaire');
}

/** The questionnaire in force and the answers given so far. Answers to an older questionnaire are not taken over. */
export async function questionnaire(ctx: Context, actor: Actor): Promise<Asked> {
  const { rule_id, applies_from, value } = await questionnaireOn(ctx, ctx.db);
  const draft = await store.draftOf(ctx.db, actor.portfolioId);
  return {
    questionnaire: {
      rule_id,
      applies_from,
      questions: value.questions.map(({ id, options }) => ({
        id,
        options: options.map((one) => ({ ...one })),
      })),
      bands: value.bands.map((band) => ({ ...band })),
    },
    draft: draft?.rule_id === rule_id ? draft : null,
  };
}

/** Results of a portfolio, newest first, their answers in the order of the questions. */
export async function results(ctx: Context, actor: Actor): Promise<RiskProfile[]> {
  const { value } = await questionnaireOn(ctx, ctx.db);
  const order = value.questions.map(({ id }) => id);
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return (await store.resultsOf(ctx.db, actor.portfolioId)).map((result) => ({
    ...result,
    answers: Object.fromEntries(
      Object.entries(result.answers).sort(([one], [other]) => place(one) - place(other)),
    ),
  }));
}

/** Keeps the answers given so far; the last one wins. @throws Problem 403 `not_your_account` */
export async function saveDraft(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  draft: CallBody<'saveRiskDraft'>,
): Promise<{ saved_at: string }> {
  await assertHolder(tx, actor);
  const now = ctx.now();
  await store.putDraft(tx, actor, draft, now);
  await audit({ action: 'risk.draft_saved', subject: `portfolio:${actor.portfolioId}` });
  return { saved_at: now.toISOString() };
}

/**
 * Takes the risk profile: the score of the answers by the questionnaire in force, kept with its day. Earlier results
 * stay as history.
 * @throws Problem 422 `risk_answers_open` naming each open question, 409 `questionnaire_changed`,
 *   403 `not_your_account`
 */
export async function takeRiskProfile(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  { rule_id, answers }: CallBody<'takeRiskProfile'>,
): Promise<RiskProfile> {
  await assertHolder(tx, actor);
  const asked = await questionnaireOn(ctx, tx);
  if (asked.rule_id !== rule_id)
    throw new Problem(409, 'validation_failed', 'questionnaire_changed', sentence('changed'));
  const open = openQuestions(asked.value, answers);
  const scored = riskScore(asked.value, answers);
  if (open.length > 0 || !scored) {
    throw validationFailed(
      'risk_answers_open',
      sentence('open'),
      Object.fromEntries(open.map((question) => [question, [sentence('choose')]])),
    );
  }
  const known = Object.fromEntries(asked.value.questions.map(({ id }) => [id, answers[id]!]));
  const result: RiskProfile = {
    id: randomUUID(),
    score: scored.score,
    label: scored.label,
    rule_id,
    answers: known,
    taken_at: (await ctx.business.now(tx)).toISOString(),
  };
  await store.insertResult(tx, actor, result);
  await store.removeDraft(tx, actor.portfolioId);
  await ctx.accountChanged(tx, actor.portfolioId);
  await audit({
    action: 'risk.taken',
    subject: `portfolio:${actor.portfolioId}`,
    detail: { rule_id, score: result.score, label: result.label },
  });
  return result;
}
