import type { OtherAssetDraft } from '@sanchay/contracts';
import type { PortableDeposit } from '@sanchay/contracts/archive';
import { rupees, toWire } from '@sanchay/finance';

/** Times a year that interest is added; daily compounding has no counterpart and is nearest to monthly. */
const COMPOUNDINGS = { annually: 1, quarterly: 4, monthly: 12, daily: 12 } as const;

/**
 * A fixed deposit of an archive as a deposit held elsewhere: its payments, its rate, and its value on the day of the
 * archive, from which it earns on.
 */
export function depositDraft(deposit: PortableDeposit, asOf: string): OtherAssetDraft {
  const paid = deposit.interest.filter(({ kind }) => kind === 'paid');
  return {
    type: 'bank_deposit',
    name: deposit.issuer.slice(0, 80),
    rate_percentage: Number(deposit.rate_percentage),
    compounding: COMPOUNDINGS[deposit.compounding],
    matures_on: deposit.matures_on,
    grams: null,
    entries: [
      { on: deposit.opens_on, kind: 'paid_in', amount: Number(deposit.principal) },
      ...paid.map(({ on, amount, tds }) => ({
        on,
        kind: 'taken_out' as const,
        amount: toWire(rupees(amount).minus(rupees(tds)), 2),
      })),
      ...(deposit.opens_on < asOf
        ? [{ on: asOf, kind: 'value' as const, amount: Number(deposit.value) }]
        : []),
    ],
  };
}
