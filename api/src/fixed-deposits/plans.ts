import type { CallQuery, DepositPlan } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';

type Filters = CallQuery<'depositPlans'>;
type Attributes = DepositPlan['attributes'];

interface StoredPlan {
  id: string;
  name: string;
  issuer_slug: string;
  issuer_name: string;
  kind: 'bank' | 'non_bank';
  interest_rate: string;
  senior_citizen_interest_rate: string;
  tenure_from_days: number;
  tenure_to_days: number;
  tenure_from_months: number;
  tenure_to_months: number;
  start_date: string;
  min_amount: string;
  max_amount: string;
  compounding: Attributes['compounding'];
  lockin_days: number;
  sandbox: boolean;
  payouts: Attributes['payouts'];
}

/**
 * Plans that answer all filters, the highest rate first, then the shortest and by issuer. With `payout` the rates are
 * those of that payout.
 */
export async function depositPlans(
  q: Queries,
  { issuer, tenure_in_months, payout, amount }: Filters,
): Promise<DepositPlan[]> {
  const rows = await q.query<StoredPlan>(
    `SELECT d.*, coalesce(i.kind, CASE WHEN d.bank THEN 'bank' ELSE 'non_bank' END) AS kind,
       coalesce(d.tenure_from_months, round(d.tenure_from_days * 12 / 365.0)::integer) AS tenure_from_months,
       coalesce(d.tenure_to_months, round(d.tenure_to_days * 12 / 365.0)::integer) AS tenure_to_months,
       coalesce((
         SELECT json_agg(json_build_object('payout', p.payout, 'interest_rate', p.interest_rate,
           'senior_citizen_interest_rate', p.senior_citizen_interest_rate)
           ORDER BY array_position(ARRAY['monthly', 'quarterly', 'half_yearly', 'yearly'], p.payout))
         FROM fixed_deposit_payouts p WHERE p.deposit_id = d.id
       ), '[]') AS payouts
     FROM fixed_deposits d LEFT JOIN deposit_issuers i ON i.slug = d.issuer_slug
     WHERE ($1::text IS NULL OR d.issuer_slug = $1)
       AND ($2::integer IS NULL OR $2 BETWEEN coalesce(d.tenure_from_months, round(d.tenure_from_days * 12 / 365.0))
         AND coalesce(d.tenure_to_months, round(d.tenure_to_days * 12 / 365.0)))
       AND ($3::numeric IS NULL OR $3 BETWEEN d.min_amount AND d.max_amount)
     ORDER BY d.interest_rate DESC, d.tenure_from_days, d.issuer_slug COLLATE "C"`,
    [issuer ?? null, tenure_in_months ?? null, amount ?? null],
  );
  const plans = rows.map(planOf);
  if (payout === undefined) return plans;
  const paid = plans.flatMap((plan) => {
    const rates = plan.attributes.payouts.find((each) => each.payout === payout);
    return rates ? [{ ...plan, attributes: { ...plan.attributes, ...ratesOf(rates) } }] : [];
  });
  return paid.sort((a, b) => b.attributes.interest_rate - a.attributes.interest_rate);
}

const ratesOf = ({ interest_rate, senior_citizen_interest_rate }: Attributes['payouts'][number]) => ({
  interest_rate,
  senior_citizen_interest_rate,
});

function planOf(row: StoredPlan): DepositPlan {
  const rates = {
    interest_rate: toWire(row.interest_rate, 2),
    senior_citizen_interest_rate: toWire(row.senior_citizen_interest_rate, 2),
  };
  return {
    id: row.id,
    type: 'fixed_deposit_plan',
    attributes: {
      name: row.name,
      risk_level: row.kind === 'bank' ? 'Low Risk' : 'Low to Moderate Risk',
      partner_id: row.issuer_slug,
      partner_name: row.issuer_name,
      partner_kind: row.kind,
      ...rates,
      offer_code: '',
      tenure_from: row.tenure_from_days,
      tenure_to: row.tenure_to_days,
      tenure_from_in_months: row.tenure_from_months,
      tenure_to_in_months: row.tenure_to_months,
      start_date: row.start_date,
      end_date: null,
      min_amount: row.min_amount,
      max_amount: row.max_amount,
      compounding: row.compounding,
      status: 'active',
      lockin_period: String(row.lockin_days),
      payouts: [{ payout: 'maturity', ...rates }, ...row.payouts],
      sandbox: row.sandbox,
    },
  };
}
