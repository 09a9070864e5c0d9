import type { CallQuery, PaymentOptions } from '@sanchay/contracts';
import { istDate, isUpiId, plainText, rupees, toWire, upiRuleOn } from '@sanchay/finance';
import { gatewayOf, GatewayUnreachableError } from '../../partners/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import { bankLabel, ownBanks } from './payerBanks.ts';
import { payeeOf } from './payee.ts';
import { knownUpiIds } from './payer.ts';
import { upiLeft, upiLimitText } from './upiLimit.ts';
import { paymentFieldProblem, paymentProblem, paymentText } from '../messages/messages.ts';

/** The ways in which a portfolio can pay an amount now, each with what stands in its way. Rupees. */
export async function paymentOptions(
  ctx: Context,
  actor: Actor,
  { amount = 0, purpose = 'cart' }: CallQuery<'paymentOptions'>,
): Promise<PaymentOptions> {
  const day = istDate(ctx.now());
  const banks = await ownBanks(ctx.db, actor.portfolioId);
  const investorId = await ownerOf(ctx.db, actor.portfolioId);
  const left = await upiLeft(ctx.db, { investorId, day }, ctx.rules.book());
  const mandates = await ctx.mandateSource.choices(ctx, ctx.db, actor.portfolioId);
  const enough = mandates.filter(({ limit }) => rupees(limit).gte(rupees(amount)));
  const unless = (fine: boolean, reason: string) => ({ usable: fine, reason: fine ? null : reason });
  const limit = upiRuleOn(day, ctx.rules.book()).value.dailyLimit;
  return {
    options: [
      {
        method: 'upi',
        ...unless(rupees(amount).lte(rupees(left)), upiLimitText({ limit, left })),
      },
      { method: 'netbanking', ...unless(banks.length > 0, paymentText('noBank')) },
      { method: 'wallet', usable: true, reason: null },
      { method: 'mandate', ...unless(enough.length > 0, paymentText('noMandate')) },
    ],
    banks: banks.map((bank) => ({ code: bank.ifsc.slice(0, 4), name: bankLabel(bank) })),
    upi_ids: await knownUpiIds(ctx, ctx.db, actor.portfolioId),
    upi_daily_limit: limit,
    upi_left_today: toWire(left, 2),
    payee_upi_id: payeeOf(ctx, purpose, day),
    mandates: enough.map(({ id, label, limit: most }) => ({ id, label, limit: toWire(most, 2) })),
    bank_label: banks[0] ? bankLabel(banks[0]) : null,
  };
}

/**
 * Returns the bank of a UPI id, queried before money is requested from it.
 * @throws Problem 422 `upi_id_invalid` or `upi_id_unknown` beside the field; 503 `gateway_unreachable`.
 */
export async function checkUpiId(
  ctx: Context,
  upiId: string,
): Promise<{ upi_id: string; bank_name: string }> {
  const text = plainText(upiId);
  if (!isUpiId(text)) throw paymentFieldProblem('upi_id_invalid', 'upi_id', paymentText('upiIdInvalid'));
  try {
    const bank = await gatewayOf(ctx, 'regular').bankOfUpiId(text);
    if (bank === null) throw paymentFieldProblem('upi_id_unknown', 'upi_id', paymentText('upiIdUnknown'));
    return { upi_id: text, bank_name: bank };
  } catch (cause) {
    if (!(cause instanceof GatewayUnreachableError)) throw cause;
    throw paymentProblem(503, 'failure', 'gateway_unreachable', 'unreachable', { retryAfter: 5, cause });
  }
}
