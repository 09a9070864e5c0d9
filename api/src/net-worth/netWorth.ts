import type { CallReply, ExternalFilter, NetWorth } from '@sanchay/contracts';
import { absolutePct, addMonthsClamped, istDate, sumRupees, toWire } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import type { AssetSource, AllocatedAsset, SourceSnapshot } from './assetSource.ts';
import { daysShown } from './daysShown.ts';
import { gainsByKind, largestOf, overallOf, type Counted } from './overall.ts';

const MOST_MATURITIES = 10;
const MATURITY_MONTHS = 12;

interface Shown {
  source: AssetSource;
  snapshot: SourceSnapshot;
}

/** All sources as they are on the business day, and those that the filter lets through. */
export interface Read {
  today: string;
  all: readonly Shown[];
  shown: readonly Shown[];
}

type Worth = Omit<NetWorth, 'history' | 'maturities'>;

/**
 * What a portfolio owns less what it owes on the business day, from all sources that the filter lets through. The change
 * of the day is that of assets with a price or interest of every day. `overall` are the returns of all, `returns` those of
 * funds and gold, here and in statements.
 */
export async function netWorthOf(
  ctx: Context,
  portfolioId: string,
  external: ExternalFilter,
): Promise<NetWorth> {
  const read = await readSources(ctx, portfolioId, external);
  const worth = worthOf(read);
  return {
    ...worth,
    history: await historyOf(ctx, portfolioId, read.shown, worth.as_of),
    maturities: maturitiesOf(read.shown, read.today),
  };
}

/** Net worth of a portfolio with everything held elsewhere, without its history: of one business day. */
export async function worthToday(ctx: Context, portfolioId: string): Promise<Worth> {
  return worthOf(await readSources(ctx, portfolioId, 'include'));
}

/** All sources, and those that the filter lets through, on the business day. */
export async function readSources(
  ctx: Context,
  portfolioId: string,
  external: ExternalFilter,
): Promise<Read> {
  const today = istDate(await ctx.business.now());
  const all = await Promise.all(
    Object.values(ctx.assetSources).map(async (source) => ({
      source,
      snapshot: await source.snapshot(ctx, portfolioId, today, external),
    })),
  );
  return { today, all, shown: all.filter(({ source }) => lets(external, source)) };
}

/** The sources whose returns count: of funds and gold always, as they have the statements that the filter lets through. */
export function countedIn(read: Pick<Read, 'all' | 'shown'>): Counted {
  return {
    held: read.all.find(({ snapshot }) => snapshot.returns)?.snapshot,
    shown: read.shown.map(({ snapshot }) => snapshot),
  };
}

/** The net worth from what was read of its sources. */
export function worthOf(read: Read): Worth {
  const { all, shown, today } = read;
  const assets = shown.flatMap(({ snapshot }) => snapshot.assets);
  const value = sumOf(assets.map((asset) => asset.value));
  const change = sumOf(assets.flatMap((asset) => asset.change ?? []));
  const percentage = percent(absolutePct(toWire(value - change, 2), value));
  const counted = countedIn(read);
  const overall = overallOf(
    counted,
    { current_value: value, one_day_change: change, one_day_change_percentage: percentage },
    today,
  );
  return {
    as_of: newest(shown),
    value,
    owned: sumOf(assets.map((asset) => Math.max(0, asset.value))),
    owed: -sumOf(assets.map((asset) => Math.min(0, asset.value))) || 0,
    one_day_change: change,
    one_day_change_percentage: percentage,
    has_external: all.some(({ source, snapshot }) => source.external && snapshot.assets.length > 0),
    investments: shown.find(({ snapshot }) => snapshot.figures)?.snapshot.figures ?? null,
    returns: counted.held?.returns ?? null,
    ...(overall && {
      overall,
      gains: gainsByKind(counted),
      largest: largestOf(counted, today),
    }),
    sources: [...Map.groupBy(assets, ({ source }) => source)].map(([source, own]) => ({
      source,
      value: sumOf(own.map((asset) => asset.value)),
    })),
    kinds: [...Map.groupBy(assets, ({ asset, source }) => `${asset} ${source}`).values()].map((own) => ({
      asset: own[0]!.asset,
      source: own[0]!.source,
      value: sumOf(own.map((one) => one.value)),
      count: own.length,
    })),
    allocation: allocationOf(assets),
  };
}

/** Deposits and withdrawals of all sources that the filter lets through, oldest first. */
export async function netWorthFlowsOf(
  ctx: Context,
  portfolioId: string,
  external: ExternalFilter,
): Promise<CallReply<'netWorthFlows'>['data']> {
  const today = istDate(await ctx.business.now());
  const sources = Object.values(ctx.assetSources).filter((source) => lets(external, source));
  const flows = await Promise.all(sources.map((source) => source.flows(ctx, portfolioId, today)));
  return {
    as_of: today,
    flows: flows.flat().toSorted((a, b) => compare(a.date, b.date) || compare(a.name, b.name)),
  };
}

export const lets = (external: ExternalFilter, source: AssetSource): boolean =>
  external === 'include' || source.external === (external === 'only');

const sumOf = (values: readonly number[]): number => toWire(sumRupees(values), 2);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function percent(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : toWire(value.toFixed(4), 2);
}

function newest(shown: readonly Shown[]): string | null {
  const days = shown.flatMap(({ snapshot }) => snapshot.as_of ?? []);
  return days.toSorted().at(-1) ?? null;
}

function allocationOf(assets: readonly AllocatedAsset[]): NetWorth['allocation'] {
  const owned = assets.filter(({ value }) => value > 0);
  const total = sumOf(owned.map(({ value }) => value));
  const parts = Map.groupBy(owned, ({ group }) => group);
  return [...parts]
    .flatMap(([group, own]) => {
      const value = sumOf(own.map((asset) => asset.value));
      return group === null
        ? []
        : [{ group, value, percentage: toWire(((value * 100) / total).toFixed(4), 2) }];
    })
    .toSorted((a, b) => b.value - a.value);
}

async function historyOf(
  ctx: Context,
  portfolioId: string,
  shown: readonly Shown[],
  until: string | null,
): Promise<NetWorth['history']> {
  const known = shown.filter(({ snapshot }) => snapshot.first_day !== null);
  const first = known.map(({ snapshot }) => snapshot.first_day!).toSorted()[0];
  if (first === undefined || until === null) return [];
  const days = daysShown(first, until);
  const lines = await Promise.all(known.map(({ source }) => source.history(ctx, portfolioId, days)));
  return days.map((date, index) => {
    const points = lines.map((line) => line[index]!);
    const invested = points.map((point) => point.invested);
    return {
      date,
      value: sumOf(points.map((point) => point.value)),
      invested: invested.includes(null) ? null : sumOf(invested.map((amount) => amount ?? 0)),
    };
  });
}

/** What matures or unlocks within a year, the earliest first. */
function maturitiesOf(shown: readonly Shown[], today: string): NetWorth['maturities'] {
  const until = addMonthsClamped(today, MATURITY_MONTHS);
  return shown
    .flatMap(({ snapshot }) => snapshot.maturities)
    .filter(({ on }) => on > today && on <= until)
    .toSorted((a, b) => compare(a.on, b.on) || compare(a.name, b.name))
    .slice(0, MOST_MATURITIES);
}
