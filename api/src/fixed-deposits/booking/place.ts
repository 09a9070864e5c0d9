import type { CallBody } from '@sanchay/contracts';
import { formatPercent, istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { verifiedBanks } from '../../banks/index.ts';
import type { Tx } from '../../db/pool.ts';
import { startPayment } from '../../payments/index.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import { spendStepUp } from '../../users/index.ts';
import { addStep, insertDeposit, updateDeposit, type DepositRow } from './depositStore.ts';
import { amountProblem, depositRefusal, offerTo, type Offer } from './offer.ts';
import { depositPath } from './paths.ts';
import { depositSentence, refusedField } from './sentences.ts';

type Body = CallBody<'createDeposit'>;

/**
 * Books a deposit and starts its payment, in the caller's transaction. The issuer receives it once it is paid.
 * @throws Problem 404 `not_found`; 422 `payout_unknown`, `amount_below`, `amount_above`, `amount_whole`, `rate_changed`,
 *   `bank_unknown`, `form_15g`, `form_15h`, `non_resident`; 403 `step_up_required`, `step_up_invalid`; what
 *   `startPayment` throws
 */
export async function placeDeposit(ctx: Context, tx: Tx, actor: Actor, body: Body): Promise<DepositRow> {
  const { portfolioId } = actor;
  const now = await ctx.business.now(tx);
  const refusal = await depositRefusal(tx, portfolioId);
  if (refusal) throw validationFailed(refusal.code, refusal.message);
  const { plan_id: planId, payout, months } = body;
  const offer = await offerTo(ctx, tx, { planId, payout, months, portfolioId, on: istDate(now) });
  await assertAccepts(tx, portfolioId, offer, body);
  await spendStepUp(ctx, tx, actor, 'purchase', body.step_up);
  const investorId = await ownerOf(tx, portfolioId);
  const deposit = await insertDeposit(tx, {
    investor_id: investorId,
    id: randomUUID(),
    portfolio_id: portfolioId,
    state: 'payment_pending',
    plan_id: planId,
    issuer_slug: offer.plan.partner_id,
    issuer_name: offer.plan.partner_name,
    issuer_kind: offer.plan.partner_kind,
    principal: body.amount.toFixed(2),
    rate: offer.rate.toFixed(2),
    payout,
    compounding: offer.plan.compounding,
    months: offer.months,
    senior: offer.senior,
    early_closure: offer.earlyClosure,
    tenure_rates: offer.tenureRates,
    maturity_instruction: body.maturity_instruction,
    tax_form: body.tax_form,
    bank_id: body.bank_id,
    placed_at: now,
  });
  await addStep(tx, deposit, { step: 'placed', at: now });
  const payment = await startPayment(ctx, tx, {
    purpose: 'fixed_deposit',
    subjectId: deposit.id,
    orderIds: [deposit.id],
    investorId,
    portfolioId,
    amount: deposit.principal,
    method: body.method,
    payee: offer.payee,
    ...(body.upi_id !== undefined && { upiId: body.upi_id }),
    ...(body.bank !== undefined && { bank: body.bank }),
    description: `Fixed deposit with ${deposit.issuer_name}`,
    returnPath: depositPath(deposit.id),
  });
  const placed: DepositRow = { ...deposit, payment_id: payment.id };
  await updateDeposit(tx, placed);
  return placed;
}

async function assertAccepts(tx: Tx, portfolioId: string, offer: Offer, body: Body): Promise<void> {
  const problem = amountProblem(offer.plan, body.amount);
  if (problem) throw problem;
  if (body.rate !== offer.rate) {
    const rate = formatPercent(offer.rate, { decimals: 2 }).replace('%', '');
    throw refusedField('rate', 'rate_changed', depositSentence('rate_changed', { rate }));
  }
  const banks = await verifiedBanks(tx, portfolioId);
  if (!banks.some(({ id }) => id === body.bank_id))
    throw refusedField('bank_id', 'bank_unknown', depositSentence('bank_unknown'));
  if (body.tax_form !== 'none' && (body.tax_form === 'form_15h') !== offer.senior)
    throw refusedField('tax_form', body.tax_form, depositSentence(body.tax_form));
}
