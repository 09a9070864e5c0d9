import type { CartPaymentMethod } from '@sanchay/contracts';
import { isUpiId, maskUpiId, plainText } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { bankLabel, type OwnBank } from './payerBanks.ts';
import { paymentFieldProblem, paymentText } from '../messages/messages.ts';

/** What the user specifies about the source of the money. */
export interface PayerChoice {
  /** UPI id that receives the request; without it a code is shown to scan. */
  upiId?: string | undefined;
  /** Bank for net banking: the first four letters of its branch codes. */
  bank?: string | undefined;
}

/**
 * Who pays, as it is stored and shown.
 * @throws Problem 422 `upi_id_invalid` or `bank_unknown`, beside the field.
 */
export function checkPayer(
  { method, upiId: typed, bank }: PayerChoice & { method: CartPaymentMethod },
  banks: readonly OwnBank[],
): { label: string | null; upiId: string | null } {
  if (method === 'upi' && typed !== undefined) {
    const upiId = plainText(typed);
    if (!isUpiId(upiId)) throw paymentFieldProblem('upi_id_invalid', 'upi_id', paymentText('upiIdInvalid'));
    return { label: maskUpiId(upiId), upiId };
  }
  if (method === 'netbanking' && bank !== undefined) {
    const own = banks.find(({ ifsc }) => ifsc.startsWith(bank));
    if (!own) throw paymentFieldProblem('bank_unknown', 'bank', paymentText('bankUnknown'));
    return { label: bankLabel(own), upiId: null };
  }
  return { label: null, upiId: null };
}

/** Keeps the UPI id of a live payment, sealed. */
export async function keepPayer(ctx: Context, tx: Tx, paymentId: string, upiId: string): Promise<void> {
  await tx.query('INSERT INTO payment_payers (payment_id, sealed_upi_id) VALUES ($1, $2)', [
    paymentId,
    await ctx.vault.seal(`payer:${paymentId}`, upiId),
  ]);
}

/** A payment has ended: an id that paid is remembered for the next time, one that did not is forgotten. */
export async function closePayer(
  ctx: Context,
  tx: Tx,
  payment: { id: string; investor_id: string; portfolio_id: string; status: string },
): Promise<void> {
  const [row] = await tx.query<{ sealed_upi_id: Buffer }>(
    'DELETE FROM payment_payers WHERE payment_id = $1 RETURNING sealed_upi_id',
    [payment.id],
  );
  if (!row || payment.status !== 'successful') return;
  const upiId = (await ctx.vault.open(`payer:${payment.id}`, row.sealed_upi_id)).toString();
  await tx.query(
    `INSERT INTO payer_upi_ids (investor_id, portfolio_id, blind_index, sealed, last_paid_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (investor_id, portfolio_id, blind_index) DO UPDATE SET last_paid_at = $5`,
    [
      payment.investor_id,
      payment.portfolio_id,
      ctx.vault.blindIndex('upi_id', upiId.toLowerCase()),
      await ctx.vault.seal(`upi:${payment.portfolio_id}`, upiId),
      ctx.now(),
    ],
  );
}

/** UPI ids that have paid for a portfolio, latest first, at most five. */
export async function knownUpiIds(ctx: Context, q: Queries, portfolioId: string): Promise<string[]> {
  const rows = await q.query<{ sealed: Buffer }>(
    'SELECT sealed FROM payer_upi_ids WHERE portfolio_id = $1 ORDER BY last_paid_at DESC LIMIT 5',
    [portfolioId],
  );
  return Promise.all(
    rows.map(async ({ sealed }) => (await ctx.vault.open(`upi:${portfolioId}`, sealed)).toString()),
  );
}
