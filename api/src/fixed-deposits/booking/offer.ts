import type { DepositPlan, Payout } from '@sanchay/contracts';
import { addMonthsClamped, formatRupees, type ClosureRow, type TenureRate } from '@sanchay/finance';
import { firstHolderBorn } from '../../applicants/index.ts';
import { isNonResident } from '../../banks/index.ts';
import { appSettings } from '../../config/index.ts';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { notFound, type Problem } from '../../platform/http/problem.ts';
import { depositPlans } from '../plans.ts';
import { depositSentence, refusedField } from './sentences.ts';

type Attributes = DepositPlan['attributes'];

/** What an issuer offers one account on one day. */
export interface Offer {
  plan: Attributes & { id: string };
  payout: Payout;
  months: number;
  /** Percent a year for this payout and age. */
  rate: number;
  senior: boolean;
  earlyClosure: ClosureRow[];
  /** The UPI handle of the issuer. */
  payee: string;
  /** The rates of all tenures of the issuer for this payout and age. */
  tenureRates: TenureRate[];
}

interface OfferQuery {
  planId: string;
  payout: Payout;
  /** Within the tenures of the plan; its shortest without. */
  months?: number | undefined;
  portfolioId: string;
  /** The business day, ISO. */
  on: string;
}

/**
 * The offer of a plan to an account: the rate of seniors applies to a first holder who has reached the age on that
 * day.
 * @throws Problem 404 `not_found` for an unknown plan; 422 `payout_unknown`, `tenure_outside`
 */
export async function offerTo(ctx: Context, q: Queries, query: OfferQuery): Promise<Offer> {
  const all = await depositPlans(q, {});
  const plan = all.find(({ id }) => id === query.planId);
  if (!plan) throw notFound(depositSentence('plan_unknown'));
  const { tenure_from_in_months: shortest, tenure_to_in_months: longest } = plan.attributes;
  const { months = shortest } = query;
  if (months < shortest || months > longest)
    throw refusedField('months', 'tenure_outside', depositSentence('tenure_outside', { shortest, longest }));
  const senior = await isSenior(ctx, q, query);
  const rate = rateOf(plan.attributes, query.payout, senior);
  if (rate === null) throw refusedField('payout', 'payout_unknown', depositSentence('payout_unknown'));
  const ofIssuer = all.filter(({ attributes }) => attributes.partner_id === plan.attributes.partner_id);
  const [issuer] = await q.query<{ early_closure: ClosureRow[]; payee_upi_id: string }>(
    'SELECT early_closure, payee_upi_id FROM deposit_issuers WHERE slug = $1',
    [plan.attributes.partner_id],
  );
  if (!issuer) throw notFound(depositSentence('plan_unknown'));
  return {
    plan: { ...plan.attributes, id: plan.id },
    payout: query.payout,
    months,
    rate,
    senior,
    earlyClosure: issuer.early_closure,
    payee: issuer.payee_upi_id,
    tenureRates: ofIssuer.flatMap(({ attributes }) => {
      const ratePct = rateOf(attributes, query.payout, senior);
      return ratePct === null ? [] : [{ months: attributes.tenure_from_in_months, ratePct }];
    }),
  };
}

/** Whether the first holder has reached the age of seniors on a day; false while the date of birth is unknown. */
export async function isSenior(
  ctx: Context,
  q: Queries,
  { portfolioId, on }: Pick<OfferQuery, 'portfolioId' | 'on'>,
): Promise<boolean> {
  const born = await firstHolderBorn(q, ctx.vault, portfolioId);
  if (born === null) return false;
  const { seniorAge } = await appSettings(q);
  return addMonthsClamped(born, seniorAge * 12) <= on;
}

function rateOf({ payouts }: Pick<Attributes, 'payouts'>, payout: Payout, senior: boolean): number | null {
  const row = payouts.find((each) => each.payout === payout);
  if (!row) return null;
  return senior ? row.senior_citizen_interest_rate : row.interest_rate;
}

/** What is wrong with an amount for a plan; null when it can be deposited. Rupees. */
export function amountProblem(
  { min_amount: least, max_amount: most }: Pick<Attributes, 'min_amount' | 'max_amount'>,
  amount: number,
): Problem | null {
  const refuse = (code: 'amount_below' | 'amount_above', limit: string): Problem =>
    refusedField('amount', code, depositSentence(code, { limit: formatRupees(Number(limit)) }));
  if (!Number.isInteger(amount))
    return refusedField('amount', 'amount_whole', depositSentence('amount_whole'));
  if (amount < Number(least)) return refuse('amount_below', least);
  return amount > Number(most) ? refuse('amount_above', most) : null;
}

/** Why an account cannot book these deposits; null when it can. */
export async function depositRefusal(
  q: Queries,
  portfolioId: string,
): Promise<{ code: string; message: string } | null> {
  if (!(await isNonResident(q, portfolioId))) return null;
  return { code: 'non_resident', message: depositSentence('non_resident') };
}
