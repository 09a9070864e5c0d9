import type { DepositPlan } from '@sanchay/contracts';

/** An issuer as a comparison shows it. */
export interface IssuerRow {
  slug: string;
  name: string;
  kind: 'bank' | 'non_bank';
  /** Highest rates, percent a year, and months of the plan that pays them. */
  rate: number;
  seniorRate: number;
  months: number;
  /** Least amount, rupees. */
  least: number;
}

/** The issuers of plans with their best plan, the highest rate first; equal ones by name. */
export function issuerRows(plans: readonly DepositPlan[]): IssuerRow[] {
  const rows = [...Map.groupBy(plans, ({ attributes }) => attributes.partner_id)].map(([slug, own]) => {
    const best = own.reduce((a, b) =>
      b.attributes.interest_rate > a.attributes.interest_rate ? b : a,
    ).attributes;
    return {
      slug,
      name: best.partner_name,
      kind: best.partner_kind,
      rate: best.interest_rate,
      seniorRate: Math.max(...own.map(({ attributes }) => attributes.senior_citizen_interest_rate)),
      months: best.tenure_to_in_months,
      least: Math.min(...own.map(({ attributes }) => Number(attributes.min_amount))),
    };
  });
  return rows.sort((a, b) => b.rate - a.rate || (a.name < b.name ? -1 : 1));
}
