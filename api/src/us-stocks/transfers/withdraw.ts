import type { CallBody, CallReply } from '@sanchay/contracts';
import {
  conversionDay,
  dollars,
  financialYearOf,
  formatRupees,
  isScale,
  requireRule,
  rupees,
  toWire,
  withdrawalQuote,
  type WithdrawalQuote,
} from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { verifiedBanks } from '../../banks/index.ts';
import { loadCalendar } from '../../calendar/index.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { balanceOf, usdWallet } from '../../ledger/index.ts';
import { isFrozen } from '../../payments/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { spendStepUp } from '../../users/index.ts';
import { lockUsAccount } from '../account/accountStore.ts';
import { refusedUsField, usSentence } from '../account/sentences.ts';
import { notOpen } from '../account/usAccount.ts';
import { requireDollarRate } from '../exchangeRate.ts';
import { queueDueTransfers } from './bank.ts';
import { bookWithdrawal } from './bookings.ts';
import { addStep, insertTransfer, type TransferRow } from './transferStore.ts';

const inDollars = (amount: string | number): string => formatRupees(amount, { currency: 'USD', decimals: 2 });

/**
 * The quote of a withdrawal that is placed now.
 * @throws Problem 422 `usd_below`, `usd_decimals`, `usd_above`, `net_too_low`; 503 `no_exchange_rate`
 */
async function quoteNow(
  ctx: Context,
  q: Queries,
  portfolioId: string,
  usd: number,
): Promise<{ quote: WithdrawalQuote; valueOn: string }> {
  const rules = ctx.rules.book();
  const valueOn = conversionDay(await ctx.business.now(q), await loadCalendar(q), rules);
  const { leastUsd } = requireRule(rules.remittance_terms, valueOn, 'remittance terms').value;
  if (!isScale(usd, 2)) throw refusedUsField('usd', 'usd_decimals', usSentence('usd_decimals'));
  const refuse = (code: 'usd_below' | 'usd_above', limit: string) =>
    refusedUsField('usd', code, usSentence(code, { limit }));
  if (usd < leastUsd) throw refuse('usd_below', inDollars(leastUsd));
  const balance = await balanceOf(q, usdWallet(), 'USD', portfolioId);
  if (dollars(usd).gt(dollars(balance))) throw refuse('usd_above', inDollars(balance));
  const { price } = await requireDollarRate(ctx, q);
  const quote = withdrawalQuote({ usd, reference: price, valueOn }, rules);
  if (rupees(quote.net).lte(0)) throw refusedUsField('usd', 'net_too_low', usSentence('net_too_low'));
  return { quote, valueOn };
}

/** Why dollars cannot be withdrawn now; null when they can. */
async function withdrawalRefusal(
  q: Queries,
  portfolioId: string,
): Promise<{ code: string; message: string } | null> {
  if (!(await isFrozen(q, portfolioId))) return null;
  return { code: 'amount_due', message: usSentence('amount_due') };
}

/**
 * What dollars of the wallet bring to the bank account today.
 * @throws Problem as `quoteNow`
 */
export async function previewWithdrawal(
  ctx: Context,
  { portfolioId }: Actor,
  usd: number,
): Promise<CallReply<'previewUsWithdrawal'>['data']> {
  const { quote, valueOn } = await quoteNow(ctx, ctx.db, portfolioId, usd);
  const banks = await verifiedBanks(ctx.db, portfolioId);
  return {
    usd: toWire(quote.usd, 2),
    rate: toWire(quote.rate, 4),
    gross: toWire(quote.gross, 2),
    fee: toWire(quote.fee, 2),
    fee_gst: toWire(quote.feeGst, 2),
    conversion_gst: toWire(quote.conversionGst, 2),
    net: toWire(quote.net, 2),
    value_on: valueOn,
    accounts: banks.map(({ id, bank_name, masked_account_no }) => ({ id, bank_name, masked_account_no })),
    rule_ids: [...quote.ruleIds],
    refusal: await withdrawalRefusal(ctx.db, portfolioId),
  };
}

/**
 * Withdraws dollars to a verified bank account, in the caller's transaction: they leave the wallet at once and return
 * when the bank rejects the transfer.
 * @throws Problem 409 `not_open`, `quote_changed`; 422 `bank_unknown`, `amount_due`; as `quoteNow`; 403 of the OTP
 */
export async function placeWithdrawal(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { usd, net, bank_id: bankId, step_up: stepUp }: CallBody<'createUsWithdrawal'>,
): Promise<TransferRow> {
  const { portfolioId } = actor;
  const account = await lockUsAccount(tx, portfolioId);
  if (!account) throw notOpen();
  const refusal = await withdrawalRefusal(tx, portfolioId);
  if (refusal) throw validationFailed(refusal.code, refusal.message);
  const { quote, valueOn } = await quoteNow(ctx, tx, portfolioId, usd);
  if (!rupees(quote.net).eq(rupees(net)))
    throw new Problem(409, 'failure', 'quote_changed', usSentence('quote_changed'));
  const banks = await verifiedBanks(tx, portfolioId);
  if (!banks.some(({ id }) => id === bankId))
    throw refusedUsField('bank_id', 'bank_unknown', usSentence('bank_unknown'));
  await spendStepUp(ctx, tx, actor, 'redeem', stepUp);
  const now = await ctx.business.now(tx);
  const transfer = await insertTransfer(tx, {
    investor_id: account.investor_id,
    id: randomUUID(),
    portfolio_id: portfolioId,
    direction: 'out',
    state: 'converting',
    inr: quote.gross,
    usd: quote.usd,
    rate: quote.rate,
    fee: quote.fee,
    fee_gst: quote.feeGst,
    conversion_gst: quote.conversionGst,
    tcs: '0.00',
    total: quote.net,
    financial_year: financialYearOf(valueOn),
    value_on: valueOn,
    bank_id: bankId,
    placed_at: now,
  });
  await addStep(tx, transfer, { step: 'placed', at: now });
  await bookWithdrawal(tx, transfer, now);
  await queueDueTransfers(ctx, tx);
  return transfer;
}
