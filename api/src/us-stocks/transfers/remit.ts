import type { CallBody, CallQuery, CallReply } from '@sanchay/contracts';
import {
  conversionDay,
  decimal,
  dollars,
  formatRupees,
  istDate,
  remittanceQuote,
  requireRule,
  rupees,
  toWire,
  type RemittanceQuote,
} from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../../calendar/index.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { startPayment } from '../../payments/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { spendStepUp } from '../../users/index.ts';
import { lockUsAccount, updateUsAccount, usAccountOf, type UsAccountRow } from '../account/accountStore.ts';
import { refusedUsField, usSentence } from '../account/sentences.ts';
import { notOpen, usRefusal } from '../account/usAccount.ts';
import { requireDollarRate } from '../exchangeRate.ts';
import { lrsYear } from './lrsYear.ts';
import { transferPath } from './transferPath.ts';
import { addStep, insertTransfer, updateTransfer, type TransferRow } from './transferStore.ts';

interface Terms {
  amount: number;
  elsewhere_usd?: number;
  elsewhere_inr?: number;
}

interface Quoted {
  quote: RemittanceQuote;
  valueOn: string;
  reference: string;
  lrs: Awaited<ReturnType<typeof lrsYear>>;
}

/** The quote of a remittance that is paid now. @throws Problem 422 `amount_below`, `amount_decimals`; 503 `no_exchange_rate` */
async function quoteNow(
  ctx: Context,
  q: Queries,
  portfolioId: string,
  { amount, elsewhere_usd: usd, elsewhere_inr: inr }: Terms,
): Promise<Quoted> {
  const now = await ctx.business.now(q);
  const rules = ctx.rules.book();
  const valueOn = conversionDay(now, await loadCalendar(q), rules);
  const { least } = requireRule(rules.remittance_terms, valueOn, 'remittance terms').value;
  if (!Number.isInteger(amount))
    throw refusedUsField('amount', 'amount_decimals', usSentence('amount_decimals'));
  if (amount < least) {
    const limit = formatRupees(least);
    throw refusedUsField('amount', 'amount_below', usSentence('amount_below', { limit }));
  }
  const { price } = await requireDollarRate(ctx, q);
  const elsewhere = { ...(usd !== undefined && { usd }), ...(inr !== undefined && { inr }) };
  const lrs = await lrsYear(ctx, q, { portfolioId, on: valueOn, elsewhere });
  const quote = remittanceQuote({ amount, reference: price, valueOn, before: lrs.before }, rules);
  return { quote, valueOn, reference: price, lrs };
}

/** Why an account cannot send money now; null when it can. */
async function remittanceRefusal(
  ctx: Context,
  q: Queries,
  portfolioId: string,
  { quote, lrs }: Quoted,
): Promise<{ code: string; message: string } | null> {
  const refusal = await usRefusal(q, portfolioId);
  if (refusal) return refusal;
  const account = await usAccountOf(q, portfolioId);
  if (!account) return { code: 'not_open', message: usSentence('not_open') };
  if (account.w8ben_valid_until < istDate(await ctx.business.now(q)))
    return { code: 'w8ben_expired', message: usSentence('w8ben_expired') };
  if (dollars(quote.over).eq(0)) return null;
  const { left, financial_year: year } = lrs.view;
  const usd = (value: string | number) => formatRupees(value, { currency: 'USD', decimals: 2 });
  return {
    code: 'over_limit',
    message: usSentence('over_limit', { over: usd(quote.over), left: usd(left), year }),
  };
}

/**
 * What money sent to the wallet now brings and costs.
 * @throws Problem 422 `amount_below`, `amount_decimals`; 503 `no_exchange_rate`
 */
export async function previewRemittance(
  ctx: Context,
  { portfolioId }: Actor,
  terms: CallQuery<'previewRemittance'>,
): Promise<CallReply<'previewRemittance'>['data']> {
  const quoted = await quoteNow(ctx, ctx.db, portfolioId, terms);
  const { quote, valueOn, reference, lrs } = quoted;
  const rules = ctx.rules.book();
  const tcs = requireRule(rules.remittance_tcs, valueOn, 'TCS on remittances').value;
  return {
    amount: toWire(quote.amount, 2),
    reference_rate: toWire(reference, 4),
    rate: toWire(quote.rate, 4),
    margin: requireRule(rules.remittance_terms, valueOn, 'remittance terms').value.marginPct,
    usd: toWire(quote.usd, 2),
    fee: toWire(quote.fee, 2),
    fee_gst: toWire(quote.feeGst, 2),
    conversion_gst: toWire(quote.conversionGst, 2),
    tcs: toWire(quote.tcs, 2),
    tcs_set_off: toWire(quote.tcsSetOff, 2),
    tcs_above: tcs.above,
    tcs_rate: tcs.ratePct,
    total: toWire(quote.total, 2),
    value_on: valueOn,
    lrs: lrs.view,
    rule_ids: [...quote.ruleIds],
    refusal: await remittanceRefusal(ctx, ctx.db, portfolioId, quoted),
  };
}

/**
 * Places a remittance and starts its payment, in the caller's transaction. The account is locked, so that two
 * remittances at once do not exceed the limit together.
 * @throws Problem 409 `not_open`, `quote_changed`; 422 `over_limit`, `w8ben_expired`, `non_resident`, `joint`,
 *   `amount_below`, `amount_decimals`; 403 of the OTP; what `startPayment` throws
 */
export async function placeRemittance(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  body: CallBody<'createRemittance'>,
): Promise<TransferRow> {
  const { portfolioId } = actor;
  const account = await lockUsAccount(tx, portfolioId);
  if (!account) throw notOpen();
  const quoted = await quoteNow(ctx, tx, portfolioId, body);
  const refusal = await remittanceRefusal(ctx, tx, portfolioId, quoted);
  if (refusal) throw validationFailed(refusal.code, refusal.message);
  const { usd, total } = quoted.quote;
  if (!dollars(usd).eq(dollars(body.usd)) || !rupees(total).eq(rupees(body.total)))
    throw new Problem(409, 'failure', 'quote_changed', usSentence('quote_changed'));
  await spendStepUp(ctx, tx, actor, 'purchase', body.step_up);
  await keepElsewhere(tx, account, quoted);
  const transfer = await storeRemittance(ctx, tx, account, quoted);
  const payment = await startPayment(ctx, tx, {
    purpose: 'remittance',
    subjectId: transfer.id,
    orderIds: [transfer.id],
    investorId: account.investor_id,
    portfolioId,
    amount: transfer.total,
    method: body.method,
    ...(body.upi_id !== undefined && { upiId: body.upi_id }),
    ...(body.bank !== undefined && { bank: body.bank }),
    description: 'Money to the US dollar wallet',
    returnPath: transferPath(transfer.id),
  });
  const placed: TransferRow = { ...transfer, payment_id: payment.id };
  await updateTransfer(tx, placed);
  return placed;
}

/** Stores what was declared as sent through other banks, for the next preview of the year. */
async function keepElsewhere(tx: Tx, account: UsAccountRow, { lrs }: Quoted): Promise<void> {
  await updateUsAccount(tx, {
    ...account,
    elsewhere_year: lrs.view.financial_year,
    elsewhere_usd: decimal(lrs.elsewhere.usd).toFixed(2),
    elsewhere_inr: decimal(lrs.elsewhere.inr).toFixed(2),
  });
}

async function storeRemittance(
  ctx: Context,
  tx: Tx,
  account: UsAccountRow,
  { quote, valueOn, lrs }: Quoted,
): Promise<TransferRow> {
  const now = await ctx.business.now(tx);
  const transfer = await insertTransfer(tx, {
    investor_id: account.investor_id,
    id: randomUUID(),
    portfolio_id: account.portfolio_id,
    direction: 'in',
    state: 'payment_pending',
    inr: quote.amount,
    usd: quote.usd,
    rate: quote.rate,
    fee: quote.fee,
    fee_gst: quote.feeGst,
    conversion_gst: quote.conversionGst,
    tcs: quote.tcs,
    total: quote.total,
    financial_year: lrs.view.financial_year,
    value_on: valueOn,
    bank_id: null,
    placed_at: now,
  });
  await addStep(tx, transfer, { step: 'placed', at: now });
  return transfer;
}
