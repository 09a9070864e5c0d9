import { adultFrom, istDate } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { minorsAt, minorsOf, ownerOfFirst, type MinorRow } from './store.ts';

/**
 * `minor` while the guardian transacts; `of_age` from the 18th birthday until the account is handed over to the login of
 * the holder, who has valid KYC in the own name; `adult` from then on.
 */
export type MinorStatus = 'minor' | 'of_age' | 'adult';

export interface MinorAccount extends Omit<MinorRow, 'birth_sealed' | 'own_kyc_at' | 'handed_over_at'> {
  /** ISO day. */
  born: string;
  /** ISO day on which the holder turns 18. */
  adult_from: string;
  status: MinorStatus;
  /** Whether the account belongs to the login of the holder. */
  handed_over: boolean;
}

/** Accounts of minors among the portfolios, each with its status today. */
export async function minorAccounts(
  ctx: Context,
  q: Queries,
  portfolioIds: readonly string[],
): Promise<ReadonlyMap<string, MinorAccount>> {
  const rows = await minorsAt(q, portfolioIds);
  const accounts = await withStatus(ctx, q, rows);
  return new Map(accounts.map((account) => [account.portfolio_id, account]));
}

/** Accounts of the minors of a guardian, the first added first. */
export async function minorsOfGuardian(
  ctx: Context,
  q: Queries,
  guardianId: string,
): Promise<MinorAccount[]> {
  return (await everyMinor(ctx, q, guardianId)).filter(
    ({ removed_at: removed, handed_over: handed }) => removed === null && !handed,
  );
}

/** Also removed accounts and those handed over, whose income until the 18th birthday is taxed all the same. */
async function everyMinor(ctx: Context, q: Queries, guardianId: string): Promise<MinorAccount[]> {
  return withStatus(ctx, q, await minorsOf(q, guardianId));
}

/** Minors whose income is added to that of the owner of a portfolio, if it is the first in the owner's own name. */
export async function clubbedChildren(
  ctx: Context,
  q: Queries,
  portfolioId: string,
): Promise<MinorAccount[]> {
  const owner = await ownerOfFirst(q, portfolioId);
  return owner === null ? [] : (await everyMinor(ctx, q, owner)).filter(({ clubbed }) => clubbed);
}

async function withStatus(ctx: Context, q: Queries, rows: readonly MinorRow[]): Promise<MinorAccount[]> {
  if (rows.length === 0) return [];
  const today = istDate(await ctx.business.now(q));
  return Promise.all(
    rows.map(async ({ birth_sealed: sealed, own_kyc_at: kycAt, handed_over_at: handedAt, ...row }) => {
      const born = (await ctx.vault.open(`applicant:${row.portfolio_id}:1`, sealed)).toString();
      const from = adultFrom(born);
      const verified = kycAt !== null && istDate(kycAt) >= from;
      const status = today < from ? 'minor' : verified && handedAt !== null ? 'adult' : 'of_age';
      return { ...row, born, adult_from: from, status, handed_over: handedAt !== null };
    }),
  );
}
