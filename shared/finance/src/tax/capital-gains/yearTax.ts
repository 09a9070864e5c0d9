import { financialYearBounds } from '../../calendar/dates.ts';
import { percent, percentOf, roundRupees, rupees, sumRupees, type Rupees } from '../../quantity.ts';
import { ruleOn } from '../../rules/datedRule.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import { gainPools, isOutside, type GainPool } from './gainPools.ts';
import type { TaxedLot } from './taxedLot.ts';

/** A loss of an earlier financial year as entered from a return. Rupees as decimal text, positive. */
export type CarriedLoss = { readonly financialYear: string; readonly short: string; readonly long: string };

/** What became of a loss of an earlier year. `left` may be carried on, unless the year after is the ninth. */
export type UsedLoss = CarriedLoss & {
  usedShort: string;
  usedLong: string;
  leftShort: string;
  leftLong: string;
  /** The last financial year in which it may be set off. */
  usableUntil: string;
  /** Whether the year is outside the eight years after the loss, or not after it at all. */
  usable: boolean;
};

/** Gains of one head and rate, from the sum of the lots to the tax. Rupees as decimal text. */
export type PoolTax = Pick<GainPool, 'head' | 'ratePct' | 'term'> & {
  ruleIds: string[];
  gains: string;
  losses: string;
  /** Losses of this year and of earlier ones that reduced the gains. */
  setOff: string;
  broughtForward: string;
  /** The part free of tax, of long-term equity only. */
  exemption: string;
  taxable: string;
  /** Before cess and surcharge; null where the slab decides or the kind of the fund is not known. */
  tax: string | null;
};

/** Which gains use the exemption of a year that has two rates of long-term equity. */
export type ExemptionOrder = 'highest_rate' | 'earliest_sale';

/** Capital gains of a financial year. Rupees as decimal text. */
export type YearTax = {
  pools: PoolTax[];
  exemption: { limit: string; used: string; ruleId: string } | null;
  /** Losses of this year that no gain took. */
  carryForward: { short: string; long: string };
  carried: UsedLoss[];
  /** Tax of the pools with a known rate. */
  tax: string;
};

/** For how many years after its own a capital loss may be set off. Source: rules R1. */
const CARRY_YEARS = 8;

type Working = GainPool & {
  left: Rupees;
  loss: Rupees;
  setOff: Rupees;
  broughtForward: Rupees;
};

/**
 * The tax on the capital gains of a financial year. Losses of the year come first, each against gains of its own head
 * and rate; what is left of a long-term loss reduces long-term gains, then a short-term one all gains, highest rate
 * first and long-term equity last. Losses of earlier years follow in the same way, oldest first. The exemption comes
 * after the losses. Exempt gains and those of an unknown kind take no part. Source: rules R1.
 */
export function yearTax(
  lots: readonly Pick<TaxedLot, 'head' | 'ratePct' | 'term' | 'gain' | 'ruleId'>[],
  {
    financialYear,
    carried = [],
    exemptionOrder = 'highest_rate',
  }: { financialYear: string; carried?: readonly CarriedLoss[]; exemptionOrder?: ExemptionOrder },
  rules: Pick<RuleBook, 'equity_exemption'>,
): YearTax {
  const pools = gainPools(lots).map(netOfOwnLosses);
  const inside = pools.filter((pool) => !isOutside(pool));
  const long = inside.filter(({ term }) => term === 'long');
  const short = inside.filter(({ term }) => term === 'short');
  reduceByLossesOf(long, long);
  reduceByLossesOf(short, [...short, ...long]);
  const used = [...carried]
    .toSorted((a, b) => a.financialYear.localeCompare(b.financialYear))
    .map((loss) => useCarried(loss, financialYear, { long, all: [...short, ...long] }));
  const rule = ruleOn(rules.equity_exemption, financialYearBounds(financialYear).to);
  const exempted = exempt(long, rule?.value ?? 0, exemptionOrder);
  const taxed = pools.map((pool) => taxOf(pool, exempted.get(pool) ?? rupees(0)));
  const sum = (values: Iterable<Rupees>) => sumRupees(values).toFixed(2);
  return {
    pools: taxed,
    exemption: rule && {
      limit: rupees(rule.value).toFixed(2),
      used: sum(exempted.values()),
      ruleId: rule.rule_id,
    },
    carryForward: { short: sum(short.map(({ loss }) => loss)), long: sum(long.map(({ loss }) => loss)) },
    carried: used,
    tax: sumRupees(taxed.map(({ tax }) => tax ?? 0)).toFixed(2),
  };
}

const lower = (a: Rupees, b: Rupees): Rupees => (a.lt(b) ? a : b);

function netOfOwnLosses(pool: GainPool): Working {
  const own = isOutside(pool) ? rupees(0) : lower(pool.gains, pool.losses);
  return {
    ...pool,
    left: pool.gains.minus(own),
    loss: pool.losses.minus(own),
    setOff: own,
    broughtForward: rupees(0),
  };
}

function reduceByLossesOf(losing: readonly Working[], gaining: readonly Working[]): void {
  for (const pool of losing) {
    const taken = take(gaining, pool.loss, 'setOff');
    pool.loss = pool.loss.minus(taken);
  }
}

/** Reduces gains by a loss in the order given, and returns how much of the loss that took. */
function take(gaining: readonly Working[], loss: Rupees, as: 'setOff' | 'broughtForward'): Rupees {
  let taken = rupees(0);
  for (const pool of gaining) {
    const part = lower(pool.left, loss.minus(taken));
    pool.left = pool.left.minus(part);
    pool[as] = pool[as].plus(part);
    taken = taken.plus(part);
  }
  return taken;
}

function useCarried(
  loss: CarriedLoss,
  financialYear: string,
  { long, all }: { long: readonly Working[]; all: readonly Working[] },
): UsedLoss {
  const years = Number(financialYear.slice(0, 4)) - Number(loss.financialYear.slice(0, 4));
  const usable = years > 0 && years <= CARRY_YEARS;
  const nothing = rupees(0);
  const usedLong = usable ? take(long, rupees(loss.long), 'broughtForward') : nothing;
  const usedShort = usable ? take(all, rupees(loss.short), 'broughtForward') : nothing;
  const last = Number(loss.financialYear.slice(0, 4)) + CARRY_YEARS;
  return {
    ...loss,
    usedShort: usedShort.toFixed(2),
    usedLong: usedLong.toFixed(2),
    leftShort: rupees(loss.short).minus(usedShort).toFixed(2),
    leftLong: rupees(loss.long).minus(usedLong).toFixed(2),
    usableUntil: `${last}-${String((last + 1) % 100).padStart(2, '0')}`,
    usable,
  };
}

/** Splits the exemption of the year over the pools of long-term equity. */
function exempt(long: readonly Working[], limit: number, order: ExemptionOrder): Map<Working, Rupees> {
  const equity = long.filter(({ head }) => head === 'equity_long');
  // Rates of long-term equity rose once, in the course of 2024-25: the earlier sales have the lower rate.
  const ordered = order === 'highest_rate' ? equity : equity.toReversed();
  let free = rupees(limit);
  return new Map(
    ordered.map((pool) => {
      const part = lower(free, pool.left);
      free = free.minus(part);
      return [pool, part];
    }),
  );
}

function taxOf(pool: Working, exemption: Rupees): PoolTax {
  const { head, ratePct, term, ruleIds, gains, losses, setOff, broughtForward, left } = pool;
  const taxable = isOutside(pool) ? rupees(0) : left.minus(exemption);
  return {
    head,
    ratePct,
    term,
    ruleIds: [...ruleIds],
    gains: gains.toFixed(2),
    losses: losses.toFixed(2),
    setOff: setOff.toFixed(2),
    broughtForward: broughtForward.toFixed(2),
    exemption: exemption.toFixed(2),
    taxable: taxable.toFixed(2),
    tax: ratePct === null ? null : roundRupees(percentOf(percent(ratePct), taxable)).toFixed(2),
  };
}
