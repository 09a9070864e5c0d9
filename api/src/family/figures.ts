import type { AllocationGroup, CallReply, HoldingFigures } from '@sanchay/contracts';
import { rupees, sumRupees, toWire, type Big } from '@sanchay/finance';
import { returnsOf } from '../holdings/index.ts';
import type { MinorAccount } from '../minors/index.ts';
import { worthToday } from '../net-worth/index.ts';
import type { Context } from '../platform/context.ts';
import { capitalGains } from '../reports/index.ts';
import type { FamilyAccount } from './store.ts';

type Family = CallReply<'family'>['data'];
type Member = Family['members'][number];
type Returns = NonNullable<Member['returns']>;
/** A member before the value of the whole family is known. */
export type Shareless = Omit<Member, 'share_percentage'> & { year: string; years: readonly string[] };

/**
 * A member with the net worth, returns and capital gains that its own pages show.
 * @throws Problem 422 for a year that has no report
 */
export async function memberOf(
  ctx: Context,
  account: FamilyAccount,
  { year, minor }: { year: string | undefined; minor: MinorAccount | null },
): Promise<Shareless> {
  const { id, portfolio_id, name, portfolio_name, relation } = account;
  const { totals } = await returnsOf(ctx, id);
  const worth = await worthToday(ctx, id);
  const { gains } = await capitalGains(ctx, id, year === undefined ? {} : { year }, {
    minors: relation === 'own',
  });
  return {
    portfolio_id,
    name,
    portfolio_name,
    relation: minor?.status === 'adult' ? 'own' : relation,
    minor: minor && minor.status !== 'adult' ? { status: minor.status, adult_from: minor.adult_from } : null,
    as_of: worth.as_of,
    current_value: worth.value,
    total_invested: totals.total_invested,
    one_day_change: worth.one_day_change,
    unrealised_gain: totals.unrealised_gain,
    realised_gain: totals.realised_gain,
    returns: worth.overall ? returnsShown(worth.overall) : null,
    allocation: worth.allocation.map(({ group, ...part }) => ({ name: groupName(group), ...part })),
    tax: {
      status: gains.status,
      gain: toWire(sumRupees(gains.lots.map(({ gain }) => gain)), 2),
      tax: gains.tax,
    },
    year: gains.financial_year,
    years: gains.years,
  };
}

const returnsShown = (figures: HoldingFigures): Returns => ({
  total_invested: figures.total_invested,
  unrealised_gain: figures.unrealised_gain,
  realised_gain: figures.realised_gain,
  overall_gain: figures.overall_gain,
  ...(figures.left_out !== undefined && { left_out: figures.left_out }),
});

/** Sums over the members of which payments are known; an amount is unknown where that of one of them is. */
export function combinedReturns(members: readonly Pick<Member, 'returns'>[]): Returns | null {
  const known = members.flatMap(({ returns }) => returns ?? []);
  if (known.length === 0) return null;
  const sum = (amounts: readonly (number | null)[]): number | null =>
    amounts.includes(null) ? null : toWire(sumRupees(amounts.flatMap((amount) => amount ?? [])), 2);
  const leftOut = known.reduce((count, { left_out: more }) => count + (more ?? 0), 0);
  return {
    total_invested: sum(known.map((returns) => returns.total_invested)),
    unrealised_gain: sum(known.map((returns) => returns.unrealised_gain)),
    realised_gain: sum(known.map((returns) => returns.realised_gain)),
    overall_gain: sum(known.map((returns) => returns.overall_gain)),
    ...(leftOut > 0 && { left_out: leftOut }),
  };
}

/** A group as the allocation of the returns names classes: "In transit". */
const groupName = (group: AllocationGroup): string =>
  (group.charAt(0).toUpperCase() + group.slice(1)).replaceAll('_', ' ');

/** The classes of all members, the largest first; percentages are of what is owned, as for one member. */
export function combinedAllocation(members: readonly Pick<Member, 'allocation'>[]): Family['allocation'] {
  const parts = members.flatMap(({ allocation }) => allocation);
  const share = percentOf(parts.map(({ value }) => value));
  return [...Map.groupBy(parts, ({ name }) => name)]
    .map(([name, own]) => {
      const value = toWire(sumRupees(own.map((part) => part.value)), 2);
      return { name, value, percentage: share(value) };
    })
    .toSorted((a, b) => b.value - a.value);
}

/** Percent that an amount is of the sum of the amounts; 0 of nothing. */
export function percentOf(amounts: readonly number[]): (amount: number) => number {
  const total = sumRupees(amounts);
  return (amount) => {
    const part: Big = rupees(amount);
    return total.gt(0) ? toWire(part.times(100).div(total), 2) : 0;
  };
}
