import { financialYearBounds, financialYearOf, istDate } from '@sanchay/finance';
import type { Queries } from '../../../db/pool.ts';
import type { Context } from '../../../platform/context.ts';
import { yearOfIssuer, type DepositRow, type PostingRow } from '../depositStore.ts';
import { isSenior } from '../offer.ts';
import { expectedPostings, type ExpectedPosting } from './expectedPostings.ts';
import { termsOf } from '../terms.ts';

/** A deposit with its bookings, and the business day. */
export interface Read {
  deposit: DepositRow;
  postings: readonly PostingRow[];
  today: string;
}

const ENDED = ['not_paid', 'rejected', 'matured', 'renewed', 'withdrawn', 'reversed'];

/**
 * The whole expected schedule of each deposit of a portfolio with the tax that is estimated; none for one that has ended.
 * What the tax follows from is read once for all of them, and once for each issuer.
 */
export async function expectedOf(
  ctx: Context,
  q: Queries,
  reads: readonly Read[],
): Promise<ExpectedPosting[][]> {
  const open = reads.filter(({ deposit }) => !ENDED.includes(deposit.state));
  const [first] = open;
  if (!first) return reads.map(() => []);
  const { today, deposit: firstDeposit } = first;
  const year = financialYearOf(today);
  const senior = await isSenior(ctx, q, { portfolioId: firstDeposit.portfolio_id, on: today });
  const ofIssuers = new Map<string, { interest: string; tds: string }>();
  for (const [slug, [one]] of Map.groupBy(open, ({ deposit }) => deposit.issuer_slug))
    ofIssuers.set(slug, await yearOfIssuer(q, one!.deposit, financialYearBounds(year)));
  return reads.map((read) => {
    const { deposit, postings } = read;
    if (!open.includes(read)) return [];
    return expectedPostings(
      {
        terms: termsOf(deposit, today),
        payer: deposit.issuer_kind,
        senior,
        declared: deposit.tax_form !== 'none' && financialYearOf(istDate(deposit.placed_at)) === year,
        before: { year, ...ofIssuers.get(deposit.issuer_slug)! },
        booked: postings.map(({ tds }) => tds),
      },
      ctx.rules.book(),
    );
  });
}
