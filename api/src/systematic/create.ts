import type { CallBody, CallQuery, PlanPreview } from '@sanchay/contracts';
import { istDate, planChangeUntil, planFailureLimit } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp } from '../users/index.ts';
import { linkedMandate } from './byMandate.ts';
import { assertAgreed, consentOf, keepConsent } from './consent.ts';
import { comingInstalments, daysOf } from './planDates.ts';
import { withNewFolio } from './planFolios.ts';
import { acceptPlan, askedInBody, askedInQuery } from './planTerms.ts';
import { register } from './registerSip.ts';
import type { PlanRow } from './rows.ts';

/** What a plan would do, and the words to agree to. Stores nothing. @throws Problem as `acceptPlan`. */
export async function previewPlan(
  ctx: Context,
  actor: Actor,
  query: CallQuery<'previewSystematic'>,
): Promise<PlanPreview> {
  const { plan, scheme, agreed } = await acceptPlan(ctx, ctx.db, actor, askedInQuery(query));
  const calendar = await loadCalendar(ctx.db);
  const { text, hash } = consentOf(agreed);
  const mandate = plan.kind === 'sip' ? await linkedMandate(ctx.db, actor.portfolioId, plan.amount) : null;
  const rules = ctx.rules.book();
  const upcoming = comingInstalments(plan, calendar, scheme);
  return {
    upcoming,
    change_rule_id: planChangeUntil(upcoming[0]!.date, mandate !== null, daysOf(calendar, scheme), rules)
      .ruleId,
    failure_limit: planFailureLimit(plan.frequency, istDate(plan.created_at), rules).limit,
    consent: { text, hash },
  };
}

/**
 * Registers a plan that the user agreed to and confirmed with a code.
 * @throws Problem 403 `step_up_required`; 422 `consent_changed`, or as `acceptPlan`.
 */
export async function createPlan(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: CallBody<'createSystematic'>,
): Promise<PlanRow> {
  const { plan: asked, scheme, newFolioOf, agreed } = await acceptPlan(ctx, tx, actor, askedInBody(body));
  const consent = consentOf(agreed);
  assertAgreed(consent, body.consent_hash);
  await spendStepUp(ctx, tx, actor, 'systematic', body.step_up_code);
  const at = asked.created_at;
  const plan = newFolioOf ? await withNewFolio(tx, asked, newFolioOf, at) : asked;
  const mandateId = plan.kind === 'sip' ? await linkedMandate(tx, actor.portfolioId, plan.amount) : null;
  const registered = await register(ctx, tx, { ...plan, mandate_id: mandateId }, scheme, at);
  await keepConsent(tx, registered, actor, consent, at);
  await audit({
    action: 'plan_registered',
    subject: plan.id,
    detail: { kind: plan.kind, code: plan.code, amount: plan.amount },
  });
  return registered;
}
