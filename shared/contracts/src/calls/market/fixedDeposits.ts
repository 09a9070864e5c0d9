import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PAYOUTS } from '../../enums/market.ts';
import { Codes, Data, Day, Nullable, Percent, Rupees } from '../shapes.ts';

const COMPOUNDINGS = ['annually', 'quarterly', 'monthly', 'daily'] as const;
const DEPOSIT_ISSUER_KINDS = ['bank', 'non_bank'] as const;

/** One plan in the JSON:API shape that clients of this family know; amounts and days that are text stay text. */
export const DepositPlan = T.Object({
  id: T.String(),
  type: T.String(),
  attributes: T.Object({
    name: T.String(),
    risk_level: T.String(),
    partner_id: T.String({ description: 'slug of the issuer' }),
    partner_name: T.String(),
    partner_kind: Codes(DEPOSIT_ISSUER_KINDS),
    interest_rate: Percent,
    senior_citizen_interest_rate: Percent,
    offer_code: T.String({ description: 'empty for a plan without one' }),
    tenure_from: T.Integer({ description: 'days' }),
    tenure_to: T.Integer({ description: 'days' }),
    tenure_from_in_months: T.Integer(),
    tenure_to_in_months: T.Integer(),
    start_date: Day,
    end_date: Nullable(Day),
    min_amount: T.String(),
    max_amount: T.String(),
    compounding: Codes(COMPOUNDINGS),
    status: Codes(['registered', 'active'] as const),
    lockin_period: T.String({ description: 'days' }),
    payouts: T.Array(
      T.Object({
        payout: Codes(PAYOUTS),
        interest_rate: Percent,
        senior_citizen_interest_rate: Percent,
      }),
    ),
    sandbox: T.Boolean({ description: 'true: invented market data' }),
  }),
});

const EarlyClosure = T.Object({
  from_days: T.Integer(),
  to_days: Nullable(T.Integer()),
  allowed: T.Boolean(),
  interest: T.Boolean({ description: 'false: the money comes back without interest' }),
  less: T.Number({ description: 'percent a year less than the rate of the time kept' }),
});

export const fixedDeposits = {
  depositPlans: {
    summary: 'Fixed deposits; by issuer, tenure, payout or amount if told',
    method: 'GET',
    path: '/fixed_deposit/api/v1/plans.json',
    audience: 'anyone',
    query: T.Object({
      issuer: T.Optional(T.String({ maxLength: 80 })),
      tenure_in_months: T.Optional(T.Integer({ minimum: 1, maximum: 240 })),
      payout: T.Optional(Codes(PAYOUTS)),
      amount: T.Optional(T.Number({ minimum: 1, maximum: 1e12, description: 'rupees to put in' })),
    }),
    reply: T.Object({ data: T.Array(DepositPlan) }),
  },
  depositIssuer: {
    summary: 'One issuer of fixed deposits with its plans and conditions',
    method: 'GET',
    path: '/fixed_deposit/api/v1/issuers/{slug}.json',
    audience: 'anyone',
    params: T.Object({ slug: T.String({ minLength: 1, maxLength: 80 }) }),
    reply: Data(
      T.Object({
        slug: T.String(),
        name: T.String(),
        kind: Codes(DEPOSIT_ISSUER_KINDS),
        founded: Nullable(T.Integer()),
        min_amount: Rupees,
        max_amount: Rupees,
        early_closure: T.Array(EarlyClosure),
        plans: T.Array(DepositPlan),
        sandbox: T.Boolean({ description: 'true: invented market data' }),
      }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
