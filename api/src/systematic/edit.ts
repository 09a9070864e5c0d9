import type { CallBody } from '@sanchay/contracts';
import {
  addDays,
  addMonthsClamped,
  checkAmount,
  followingDueDate,
  istDate,
  parseStepUp,
  rupees,
  stepUpCode,
} from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { instalmentAmount } from '../engine/index.ts';
import { schemeForOrder } from '../funds/index.ts';
import {
  checkRhythmDay,
  checkScheme,
  checkSipAmount,
  checkStepUp,
  isAdditional,
  rupeesText,
} from '../orders/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { noteExemption } from '../platform/access/secondFactor.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp } from '../users/index.ts';
import { linkedMandate } from './byMandate.ts';
import { storeChange } from './change.ts';
import { consentOf, keepConsent } from './consent.ts';
import { assertInTime, openPlan, type OpenPlan } from './openPlan.ts';
import { agreedOf, assertCovered } from './planTerms.ts';
import { cannot, refuse } from './messages/refusals.ts';
import type { PlanRow } from './rows.ts';

type Change = CallBody<'updateSystematic'>;

/**
 * Changes amount, day, folio or step-up of a plan from its next instalment on; what is not sent stays, and nothing is
 * written when nothing differs.
 * @throws Problem as `openPlan`; 400 `cannot_place_order` when it is too late; 403 `step_up_required`; 422 that names
 * the rule.
 */
export async function editPlan(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  body: Change,
): Promise<PlanRow> {
  const open = await openPlan(ctx, tx, actor, id, { version: body.version, code: 'cannot_place_order' });
  const { plan, scheme, at } = open;
  if (plan.stops_after !== null) {
    throw cannot('cannot_place_order', 'isStopping');
  }
  const changed = await changedPlan(tx, actor, open, body);
  if (!differs(plan, changed)) {
    noteExemption(tx, 'unchanged');
    return plan;
  }
  assertInTime(open, 'cannot_place_order');
  await spendStepUp(ctx, tx, actor, 'systematic', body.step_up_code);
  const before = instalmentAmount(plan, plan.next_date, scheme.sip_multiplier);
  const values = {
    before,
    day_before: plan.day,
    amount: changed.amount,
    day: changed.day,
    frequency: plan.frequency,
    next: changed.next_date,
  };
  const stored = await storeChange(ctx, tx, open, changed, { state: 'changed', key: 'changed', values });
  const target = plan.target_code === null ? null : await schemeForOrder(tx, plan.target_code);
  await keepConsent(tx, stored, actor, consentOf(agreedOf(stored, scheme, target?.name ?? null)), at);
  await audit({ action: 'plan_changed', subject: id, detail: { before, amount: changed.amount } });
  return stored;
}

function differs(a: PlanRow, b: PlanRow): boolean {
  return (
    a.amount !== b.amount ||
    a.day !== b.day ||
    a.folio_no !== b.folio_no ||
    a.upsize_code !== b.upsize_code ||
    a.mandate_id !== b.mandate_id
  );
}

async function changedPlan(
  tx: Tx,
  actor: Actor,
  { plan, scheme, days, at }: OpenPlan,
  { amount, day, folio_no: folioNo, step_up: stepUp, paid_by: paidBy }: Change,
): Promise<PlanRow> {
  const now = instalmentAmount(plan, plan.next_date, scheme.sip_multiplier);
  const wanted = amount ?? Number(now);
  if (plan.kind === 'sip') {
    checkScheme(scheme, 'sip');
    checkSipAmount(wanted, scheme);
    if (folioNo !== undefined) await isAdditional(tx, actor.portfolioId, scheme, folioNo);
  } else {
    checkUnitsChange(wanted, { folioNo, stepUp });
    if (amount !== undefined) {
      const covered = { code: plan.code, folioNo: plan.folio_no!, amount: wanted };
      await assertCovered(tx, plan.portfolio_id, covered);
    }
  }
  const upsizeCode = stepUp === undefined ? plan.upsize_code : stepUpCode(stepUp);
  checkStepUp(upsizeCode, wanted, scheme);
  // A new amount or a new step-up starts from what the instalment is now.
  const restarts = rupees(wanted).toFixed(2) !== now || upsizeCode !== plan.upsize_code;
  const moved = day === undefined || day === plan.day ? plan : { ...plan, day };
  if (moved !== plan) {
    checkRhythmDay(
      moved.day,
      plan.frequency,
      plan.kind === 'sip' ? scheme : { ...scheme, sip_dates: [] },
      'day',
    );
  }
  const next = moved === plan ? plan.next_date : movedDate(moved, istDate(at));
  return {
    ...moved,
    next_date: next <= istDate(at) && moved !== plan ? followingDueDate(moved, next, days) : next,
    folio_no: folioNo === undefined ? plan.folio_no : folioNo,
    upsize_code: upsizeCode,
    mandate_id: plan.kind === 'sip' ? await mandateOf(tx, plan, wanted, paidBy) : null,
    ...(restarts && {
      amount: rupees(wanted).toFixed(2),
      step_from: parseStepUp(upsizeCode) ? next : null,
    }),
  };
}

/** Who pays from now on. @throws Problem 422 `mandate_missing` when no mandate covers the amount. */
async function mandateOf(
  tx: Tx,
  plan: PlanRow,
  amount: number,
  paidBy: Change['paid_by'] = plan.mandate_id === null ? 'cart' : 'mandate',
): Promise<string | null> {
  if (paidBy === 'cart') return null;
  const found = await linkedMandate(tx, plan.portfolio_id, rupees(amount).toFixed(2));
  if (found) return found;
  throw refuse('mandate_missing', 'paid_by', 'mandateMissing', rupeesText(amount));
}

/** The same instalment on the plan's new day: in the month, or the week, in which it was. */
function movedDate({ frequency, day, next_date: due }: PlanRow, today: string): string {
  if (frequency === 'monthly' || frequency === 'quarterly') return addMonthsClamped(due, 0, day);
  if (frequency === 'daily') return due;
  const monday = addDays(due, -((new Date(`${due}T00:00:00Z`).getUTCDay() + 6) % 7));
  const from = monday > today ? monday : addDays(today, 1);
  return addDays(monday, day - 1) >= from ? addDays(monday, day - 1) : addDays(monday, day + 6);
}

function checkUnitsChange(
  amount: number,
  { folioNo, stepUp }: { folioNo: string | null | undefined; stepUp: unknown },
): void {
  if (checkAmount({ amount })) throw refuse('below_minimum', 'amount', 'smallest', rupeesText(1));
  if (folioNo !== undefined) {
    throw refuse('folio_fixed', 'folio_no', 'folioFixed');
  }
  if (stepUp) throw refuse('step_up_invalid', 'step_up', 'stepOnlySip');
}
