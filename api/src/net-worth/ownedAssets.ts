import {
  ASSET_CLASSES,
  type AssetKind,
  type CallQuery,
  type CallReply,
  type OwnedAsset,
} from '@sanchay/contracts';
import { istDate, sumRupees, toWire } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { lets } from './netWorth.ts';

type Query = CallQuery<'ownedAssets'>;

const SORT_VALUE = {
  investment: (asset: OwnedAsset) => asset.invested ?? Number.NEGATIVE_INFINITY,
  returns: (asset: OwnedAsset) => asset.absolute_percentage ?? Number.NEGATIVE_INFINITY,
  value: (asset: OwnedAsset) => asset.value,
} as const;

/** The assets of a class from all sources that the filter lets through, largest first without another order. */
export async function ownedAssetsOf(
  ctx: Context,
  portfolioId: string,
  { class: name, external = 'include', sortBy, sortType }: Query,
): Promise<CallReply<'ownedAssets'>['data']> {
  const today = istDate(await ctx.business.now());
  const kinds: readonly AssetKind[] = ASSET_CLASSES[name];
  const found = await Promise.all(
    Object.values(ctx.assetSources).map(async (source) => ({
      source,
      assets: (await source.rows(ctx, portfolioId, today)).filter(({ asset }) => kinds.includes(asset)),
    })),
  );
  const shown = found.filter(({ source }) => lets(external, source)).flatMap(({ assets }) => assets);
  return {
    as_of: today,
    value: toWire(sumRupees(shown.map(({ value }) => value)), 2),
    has_external: found.some(({ source, assets }) => source.external && assets.length > 0),
    assets: sorted(shown, sortBy, sortType),
  };
}

/** All assets of a portfolio from all sources on an ISO day. */
export async function heldAssets(ctx: Context, portfolioId: string, today: string): Promise<OwnedAsset[]> {
  const sources = Object.values(ctx.assetSources);
  return (await Promise.all(sources.map((source) => source.rows(ctx, portfolioId, today)))).flat();
}

function sorted(
  assets: readonly OwnedAsset[],
  by: NonNullable<Query['sortBy']> = 'value',
  type: NonNullable<Query['sortType']> = by === 'fund_name' ? 'asc' : 'desc',
): OwnedAsset[] {
  const sign = type === 'asc' ? 1 : -1;
  const byName = (a: OwnedAsset, b: OwnedAsset) => compare(a.name, b.name) || compare(a.id, b.id);
  if (by === 'fund_name') return assets.toSorted((a, b) => sign * byName(a, b));
  const value = SORT_VALUE[by];
  return assets.toSorted((a, b) => sign * compare(value(a), value(b)) || byName(a, b));
}

function compare<Value extends string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
