import type { CallReply } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { minorsOfGuardian } from '../minors/index.ts';
import { liveGrant, notYourAccount } from '../users/index.ts';
import { combinedAllocation, combinedReturns, memberOf, percentOf, type Shareless } from './figures.ts';
import { familyAccounts, includeMember, leaveOutMember, type FamilyAccount } from './store.ts';

type Family = CallReply<'family'>['data'];

/**
 * The family of a user: own accounts and included ones, each with the figures of its own portfolio and report. Totals
 * are sums of the members. Tax is of each member: exemptions and losses are never pooled.
 * @throws Problem 422 for a year that has no report
 */
export async function familyOf(ctx: Context, { userId }: Actor, year: string | undefined): Promise<Family> {
  const accounts = await familyAccounts(ctx.db, userId, ctx.now(), liveGrant);
  const minors = new Map(
    (await minorsOfGuardian(ctx, ctx.db, userId)).map((minor) => [minor.portfolio_id, minor]),
  );
  const members: Shareless[] = [];
  for (const account of accounts.filter(({ included }) => included))
    members.push(await memberOf(ctx, account, { year, minor: minors.get(account.id) ?? null }));
  const share = percentOf(members.map((member) => Math.max(0, member.current_value)));
  const sumOf = (key: Exclude<keyof Family['totals'], 'returns'>) =>
    toWire(sumRupees(members.map((member) => member[key])), 2);
  return {
    financial_year: members[0]!.year,
    years: [...new Set(members.flatMap((member) => member.years))].toSorted().toReversed(),
    totals: {
      current_value: sumOf('current_value'),
      total_invested: sumOf('total_invested'),
      one_day_change: sumOf('one_day_change'),
      unrealised_gain: sumOf('unrealised_gain'),
      realised_gain: sumOf('realised_gain'),
      returns: combinedReturns(members),
    },
    allocation: combinedAllocation(members),
    members: members.map(({ year: _year, years: _years, ...member }) => ({
      ...member,
      share_percentage: share(Math.max(0, member.current_value)),
    })),
    candidates: accounts
      .filter(({ included }) => !included)
      .map(({ portfolio_id, name, portfolio_name }) => ({ portfolio_id, name, portfolio_name })),
  };
}

/**
 * Includes a managed account or leaves it out.
 * @throws Problem 403 `not_your_account` for an account that the user does not manage at this moment
 */
export async function setMember(
  ctx: Context,
  tx: Tx,
  { userId }: Actor,
  { portfolioId, included }: { portfolioId: string; included: boolean },
): Promise<FamilyAccount> {
  const accounts = await familyAccounts(tx, userId, ctx.now(), liveGrant);
  const account = accounts.find(
    ({ portfolio_id: id, relation }) => String(id) === portfolioId && relation === 'managed',
  );
  if (!account) throw notYourAccount();
  if (included) await includeMember(tx, userId, account.id, ctx.now());
  else await leaveOutMember(tx, userId, account.id);
  return account;
}
