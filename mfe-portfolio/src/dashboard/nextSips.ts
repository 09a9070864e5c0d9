import type { PlanKind, SystematicPlan } from '@sanchay/contracts';

export interface NextSip {
  id: string;
  kind: PlanKind;
  fund_name: string;
  /** Rupees. */
  amount: number;
  date: string;
  failures: number;
  failureLimit: number;
}

/** The next instalment of each plan that has one, the earliest first, at most `count`. */
export function nextSips(plans: readonly SystematicPlan[], count: number): NextSip[] {
  return plans
    .flatMap(({ id, kind, fund_name, upcoming: [next], failures, failure_limit: failureLimit }) =>
      next ? [{ id, kind, fund_name, amount: next.amount, date: next.date, failures, failureLimit }] : [],
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.fund_name.localeCompare(b.fund_name))
    .slice(0, count);
}
