import type { CallQuery, CallReply } from '@sanchay/contracts';
import {
  depositSchedule,
  financialYearBounds,
  financialYearOf,
  istDate,
  maturityDay,
  ruleOn,
  sumRupees,
  toWire,
  type DepositTerms,
} from '@sanchay/finance';
import { verifiedBanks } from '../../banks/index.ts';
import { currentNominees } from '../../nominees/index.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { yearOfIssuer } from './depositStore.ts';
import { amountProblem, depositRefusal, offerTo, type Offer } from './offer.ts';
import { expectedPostings, taxOf } from './tds/expectedPostings.ts';

type Preview = CallReply<'previewDeposit'>['data'];

/**
 * Terms, schedule and tax of a deposit for the current account, as if it was booked today.
 * @throws Problem 404 `not_found`; 422 `payout_unknown`, `amount_below`, `amount_above`, `amount_whole`
 */
export async function previewDeposit(
  ctx: Context,
  actor: Actor,
  planId: string,
  { amount, months, payout = 'maturity', tax_form: form = 'none' }: CallQuery<'previewDeposit'>,
): Promise<Preview> {
  const today = istDate(await ctx.business.now());
  const { portfolioId } = actor;
  const offer = await offerTo(ctx, ctx.db, { planId, payout, months, portfolioId, on: today });
  const problem = amountProblem(offer.plan, amount);
  if (problem) throw problem;
  const terms = termsOfOffer(offer, amount, today);
  const holder = { investor_id: await ownerOf(ctx.db, portfolioId), issuer_slug: offer.plan.partner_id };
  const year = financialYearOf(today);
  const before = await yearOfIssuer(ctx.db, holder, financialYearBounds(year));
  const postings = expectedPostings(
    {
      terms,
      payer: offer.plan.partner_kind,
      senior: offer.senior,
      declared: form !== 'none',
      before: { year, ...before },
    },
    ctx.rules.book(),
  );
  const tax = taxOf({ on: today, payer: offer.plan.partner_kind, senior: offer.senior }, ctx.rules.book());
  const insurance = ruleOn(ctx.rules.book().deposit_insurance, today);
  const insured = offer.plan.partner_kind === 'bank' && insurance !== null;
  const last = depositSchedule(
    terms,
    postings.map(({ tds }) => tds),
  ).at(-1)!;
  const nominees = await currentNominees(ctx.db, portfolioId);
  return {
    plan_id: planId,
    issuer: { slug: offer.plan.partner_id, name: offer.plan.partner_name, kind: offer.plan.partner_kind },
    principal: amount,
    rate: offer.rate,
    payout,
    compounding: offer.plan.compounding,
    months: terms.months,
    senior: offer.senior,
    opens_on: today,
    matures_on: maturityDay(terms),
    maturity_amount: toWire(last.balance, 2),
    interest: toWire(sumRupees(postings.map(({ interest }) => interest)), 2),
    tds: toWire(sumRupees(postings.map(({ tds }) => tds)), 2),
    postings: postings.map((posting) => ({ ...posting, booked: false, rule_id: null })),
    tax: { ...tax, interest_booked: toWire(before.interest, 2) },
    tax_form: offer.senior ? 'form_15h' : 'form_15g',
    insured_up_to: insured ? insurance.value : null,
    insurance_rule_id: insured ? insurance.rule_id : null,
    early_closure: offer.earlyClosure,
    accounts: await accountsOf(ctx, portfolioId),
    payee_upi_id: offer.payee,
    nominees: nominees?.choice === 'named',
    refusal: await depositRefusal(ctx.db, portfolioId),
  };
}

async function accountsOf(ctx: Context, portfolioId: string): Promise<Preview['accounts']> {
  const banks = await verifiedBanks(ctx.db, portfolioId);
  return banks.map(({ id, bank_name, masked_account_no }) => ({ id, bank_name, masked_account_no }));
}

/** The terms that an offer gives an amount of rupees from a day. */
export function termsOfOffer(
  { plan, rate, payout, months }: Offer,
  amount: number,
  opensOn: string,
): DepositTerms {
  return {
    principal: amount,
    ratePct: rate,
    payout,
    compounding: plan.compounding,
    months,
    opensOn,
  };
}
