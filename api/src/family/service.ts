import type { CallReply } from '@sanchay/contracts';
import { rupees, sumRupees, toWire, type Big } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { returnsOf } from '../holdings/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { minorsOfGuardian, type MinorAccount } from '../minors/index.ts';
import { capitalGains } from '../reports/index.ts';
import { liveGrant, notYourAccount } from '../users/index.ts';
import { familyAccounts, includeMember, leaveOutMember, type FamilyAccount } from './store.ts';

type Family = CallReply<'family'>['data'];
type Member = Family['members'][number];
/** A member before the value of the whole family is known. */
type Shareless = Omit<Member, 'share_percentage'> & { year: string; years: readonly string[] };

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
  const total = sumRupees(members.map((member) => member.current_value));
  const share = (value: number): number => {
    const part: Big = rupees(value);
    return total.gt(0) ? toWire(part.times(100).div(total), 2) : 0;
  };
  const sumOf = (key: keyof Family['totals']) => toWire(sumRupees(members.map((member) => member[key])), 2);
  return {
    financial_year: members[0]!.year,
    years: [...new Set(members.flatMap((member) => member.years))].toSorted().toReversed(),
    totals: {
      current_value: sumOf('current_value'),
      total_invested: sumOf('total_invested'),
      one_day_change: sumOf('one_day_change'),
      unrealised_gain: sumOf('unrealised_gain'),
      realised_gain: sumOf('realised_gain'),
    },
    allocation: combined(members, share),
    members: members.map(({ year: _year, years: _years, ...member }) => ({
      ...member,
      share_percentage: share(member.current_value),
    })),
    candidates: accounts
      .filter(({ included }) => !included)
      .map(({ portfolio_id, name, portfolio_name }) => ({ portfolio_id, name, portfolio_name })),
  };
}

async function memberOf(
  ctx: Context,
  account: FamilyAccount,
  { year, minor }: { year: string | undefined; minor: MinorAccount | null },
): Promise<Shareless> {
  const { id, portfolio_id, name, portfolio_name, relation } = account;
  const returns = await returnsOf(ctx, id);
  const { gains } = await capitalGains(ctx, id, year === undefined ? {} : { year }, {
    minors: relation === 'own',
  });
  const { totals } = returns;
  return {
    portfolio_id,
    name,
    portfolio_name,
    relation: minor?.status === 'adult' ? 'own' : relation,
    minor: minor && minor.status !== 'adult' ? { status: minor.status, adult_from: minor.adult_from } : null,
    as_of: returns.as_of,
    current_value: totals.current_value,
    total_invested: totals.total_invested,
    one_day_change: totals.one_day_change,
    unrealised_gain: totals.unrealised_gain,
    realised_gain: totals.realised_gain,
    allocation: returns.allocation,
    tax: {
      status: gains.status,
      gain: toWire(sumRupees(gains.lots.map(({ gain }) => gain)), 2),
      tax: gains.tax,
    },
    year: gains.financial_year,
    years: gains.years,
  };
}

/** The classes of all members, the largest first. */
function combined(
  members: readonly Pick<Member, 'allocation'>[],
  share: (value: number) => number,
): Family['allocation'] {
  const byName = Map.groupBy(
    members.flatMap(({ allocation }) => allocation),
    ({ name }) => name,
  );
  return [...byName]
    .map(([name, parts]) => {
      const value = toWire(sumRupees(parts.map((part) => part.value)), 2);
      return { name, value, percentage: share(value) };
    })
    .toSorted((a, b) => b.value - a.value);
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
