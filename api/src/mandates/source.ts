import { formatRupees, istDate, rupees } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';
import type { MandateSource, PaymentRow } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import type { Problem } from '../platform/http/problem.ts';
import { coveringMandates, lockMandate, type MandateRow } from './store.ts';
import { mandateTitle } from './view.ts';
import { mandateFieldProblem, mandateText } from './messages.ts';

/** What keeps a mandate from paying an amount on a day, or null. Rupees as decimal text. */
export function refusal(mandate: MandateRow | null, amount: string, day: string): Problem | null {
  if (!mandate) return mandateFieldProblem('mandate_missing', 'mandate_id', mandateText('missing'));
  if (mandate.status === 'expired' || mandate.valid_until < day)
    return mandateFieldProblem('mandate_expired', 'mandate_id', mandateText('expired'));
  if (mandate.status !== 'active')
    return mandateFieldProblem('mandate_not_active', 'mandate_id', mandateText('notActive'));
  if (rupees(amount).gt(rupees(mandate.limit_amount)))
    return mandateFieldProblem(
      'mandate_too_small',
      'mandate_id',
      mandateText('tooSmall', {
        limit: formatRupees(mandate.limit_amount),
      }),
    );
  return null;
}

function choice(mandate: MandateRow): { id: string; label: string; limit: string } {
  return {
    id: mandate.id,
    label: `${mandateTitle(mandate.type)} · ${mandate.bank_label}`,
    limit: mandate.limit_amount,
  };
}

/**
 * The mandate that would pay an amount of a portfolio, or null: the one with the smallest limit that is enough. Rupees.
 * Without a day (ISO) its validity is left to the charge, which looks again.
 */
export async function mandateCovering(
  q: Queries,
  portfolioId: string,
  amount: string | number,
  day: string | null = null,
): Promise<MandateRow | null> {
  const [first] = await coveringMandates(q, portfolioId, { amount: rupees(amount).toFixed(2), day });
  return first ?? null;
}

export const mandates: MandateSource = {
  async choices(ctx, q, portfolioId) {
    const day = istDate(await ctx.business.now(q));
    return (await coveringMandates(q, portfolioId, { amount: '0', day })).map(choice);
  },
  async take(ctx, tx, { portfolioId, mandateId, amount }) {
    const found = await lockMandate(tx, mandateId);
    const mandate = found?.portfolio_id === portfolioId ? found : null;
    const refused = refusal(mandate, amount, istDate(await ctx.business.now(tx)));
    if (refused) throw refused;
    return { ...choice(mandate!), gatewayRef: mandate!.gateway_ref };
  },
  settled: debitSettled,
};

/** The debit that a payment was made for ends with it. */
async function debitSettled(_ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  await tx.query(
    `UPDATE mandate_debits SET status = $3, reason = $4
     WHERE investor_id = $1 AND payment_id = $2
       AND (status IN ('announced', 'due') OR (status = 'taken' AND $5 = 'charged_back'))`,
    [
      ...[payment.investor_id, payment.id, payment.status === 'successful' ? 'taken' : 'failed'],
      payment.reason,
      payment.status,
    ],
  );
}
