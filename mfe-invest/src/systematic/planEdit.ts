import type { CallBody, Scheme, StepUp, SystematicPlan } from '@sanchay/contracts';
import { EVERY_MONTH_DAYS, stepUpCode } from '@sanchay/finance';

/** What can be changed of a plan. */
export interface PlanEdit {
  /** Rupees; null while the field is empty. */
  amount: number | null;
  day: number;
  folioNo: string | null;
  stepUp: StepUp | null;
  /** Who pays the instalments of a SIP; units pay those of the others. */
  paidBy: SystematicPlan['paid_by'];
}

/** A plan as its form starts. */
export function editOf(plan: SystematicPlan): PlanEdit {
  return {
    amount: plan.upcoming[0]?.amount ?? plan.amount,
    day: plan.day,
    folioNo: plan.folio_no,
    stepUp: plan.step_up,
    paidBy: plan.paid_by,
  };
}

/** Days that the plan can move to: the fund's own of its rhythm; none for a daily one. */
export function dayChoices(
  { kind, frequency }: Pick<SystematicPlan, 'kind' | 'frequency'>,
  scheme: Pick<Scheme, 'sips'> | undefined,
): readonly number[] {
  if (frequency === 'daily') return [];
  if (frequency === 'weekly' || frequency === 'fortnightly') return [1, 2, 3, 4, 5];
  const own = scheme?.sips.find(({ sip_frequency }) => sip_frequency === frequency.toUpperCase());
  return kind === 'sip' && own && own.sip_dates.length > 0 ? own.sip_dates : EVERY_MONTH_DAYS;
}

/** The parts that differ, as the API takes them; empty when nothing does. */
export function changedParts(before: PlanEdit, now: PlanEdit): Omit<CallBody<'updateSystematic'>, 'version'> {
  return {
    ...(now.amount !== before.amount && { amount: now.amount ?? 0 }),
    ...(now.day !== before.day && { day: now.day }),
    ...(now.folioNo !== before.folioNo && { folio_no: now.folioNo }),
    ...(stepUpCode(now.stepUp) !== stepUpCode(before.stepUp) && { step_up: now.stepUp }),
    ...(now.paidBy !== before.paidBy && now.paidBy !== 'units' && { paid_by: now.paidBy }),
  };
}
