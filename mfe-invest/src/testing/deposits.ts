import type { CallReply, DepositPlan } from '@sanchay/contracts';

type Attributes = DepositPlan['attributes'];

/** A plan for tests; only what matters is given. */
export function aPlan(id: string, more: Partial<Attributes> = {}): DepositPlan {
  const rates = { interest_rate: 6.15, senior_citizen_interest_rate: 6.65 };
  return {
    id,
    type: 'fixed_deposit_plan',
    attributes: {
      name: 'Axis Bank 60 months',
      risk_level: 'Low Risk',
      partner_id: 'axis-bank',
      partner_name: 'Axis Bank',
      partner_kind: 'bank',
      ...rates,
      offer_code: '',
      tenure_from: 1825,
      tenure_to: 1825,
      tenure_from_in_months: 60,
      tenure_to_in_months: 60,
      start_date: '2026-01-01',
      end_date: null,
      min_amount: '5000.00',
      max_amount: '20000000.00',
      compounding: 'quarterly',
      status: 'active',
      lockin_period: '0',
      payouts: [
        { payout: 'maturity', ...rates },
        { payout: 'monthly', interest_rate: 5.98, senior_citizen_interest_rate: 6.45 },
      ],
      sandbox: true,
      ...more,
    },
  };
}

/** A plan of a finance company. */
export const companyPlan = aPlan('bajaj-finance-ltd-12', {
  partner_id: 'bajaj-finance-ltd',
  partner_name: 'Bajaj Finance Ltd',
  partner_kind: 'non_bank',
  interest_rate: 5.85,
  senior_citizen_interest_rate: 6.15,
  tenure_from_in_months: 12,
  tenure_to_in_months: 14,
  compounding: 'annually',
  min_amount: '15000.00',
  payouts: [{ payout: 'maturity', interest_rate: 5.85, senior_citizen_interest_rate: 6.15 }],
});

type Issuer = CallReply<'depositIssuer'>['data'];

export function anIssuer(more: Partial<Issuer> = {}): CallReply<'depositIssuer'> {
  return {
    status: 'success',
    data: {
      slug: 'axis-bank',
      name: 'Axis Bank',
      kind: 'bank',
      founded: 1993,
      min_amount: 5000,
      max_amount: 20_000_000,
      early_closure: [
        { from_days: 0, to_days: 6, allowed: true, interest: false, less: 0 },
        { from_days: 7, to_days: null, allowed: true, interest: true, less: 1 },
      ],
      plans: [aPlan('axis-bank-60')],
      sandbox: true,
      ...more,
    },
  };
}
