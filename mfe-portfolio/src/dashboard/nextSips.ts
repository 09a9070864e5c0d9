import type { CallReply } from '@sanchay/contracts';

type Plan = CallReply<'systematicPlans'>['data'][number];

export interface NextSip {
  id: string;
  fund_name: string;
  slug: string;
  /** Rupees. */
  amount: number;
  date: string;
}

/** The next instalment of each plan that has one, the earliest first, at most `count`. */
export function nextSips(plans: readonly Plan[], count: number): NextSip[] {
  return plans
    .flatMap(({ id, fund_name, slug, amount, next_dates: [date] }) =>
      date === undefined ? [] : [{ id, fund_name, slug, amount, date }],
    )
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.fund_name.localeCompare(b.fund_name))
    .slice(0, count);
}
