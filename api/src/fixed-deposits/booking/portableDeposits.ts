import type { PortableDeposit } from '@sanchay/contracts/archive';
import { depositStanding, rupees } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { depositsOf, postingsOf } from './depositStore.ts';
import { termsOf } from './terms.ts';

/**
 * The fixed deposits of a portfolio that issuers have booked and not paid back, by their first day.
 * @param asOf the business day, of which the value is
 */
export async function portableDeposits(
  q: Queries,
  portfolioId: string,
  asOf: string,
): Promise<PortableDeposit[]> {
  const active = (await depositsOf(q, portfolioId)).filter(({ state }) => state === 'active');
  if (active.length === 0) return [];
  const ids = active.map(({ id }) => id);
  const postings = await postingsOf(q, active[0]!.investor_id, ids);
  return active
    .map((deposit): PortableDeposit => {
      const own = postings.get(deposit.id) ?? [];
      const tds = own.map((posting) => posting.tds);
      const { balance, accrued } = depositStanding(termsOf(deposit, asOf), asOf, tds);
      return {
        issuer: deposit.issuer_name,
        principal: deposit.principal,
        rate_percentage: deposit.rate,
        payout: deposit.payout,
        compounding: deposit.compounding,
        opens_on: deposit.opens_on!,
        matures_on: deposit.matures_on!,
        value: rupees(balance).plus(rupees(accrued)).toFixed(2),
        interest: own.map(({ day, kind, interest, tds: deducted }) => ({
          on: day,
          kind,
          amount: interest,
          tds: deducted,
        })),
      };
    })
    .toSorted((a, b) => (JSON.stringify([a.opens_on, a]) < JSON.stringify([b.opens_on, b]) ? -1 : 1));
}
