import type { Holding, HoldingFigures, NetWorth } from '@sanchay/contracts';

type Returns = Pick<
  HoldingFigures,
  'return_basis' | 'absolute_percentage' | 'xirr_percentage' | 'xirr_problem'
>;

/** A share, US share or deposit. */
export type LargeAsset = NonNullable<NetWorth['largest']>[number];

/** A row of the largest holdings: a fund or gold with its recent prices, or an asset of another class. */
export interface TopRow {
  key: string;
  of: { holding: Holding } | { asset: LargeAsset };
  invested: number | null;
  value: number;
  returns: Returns;
}

/** The largest holdings of every class. */
export function topRows(
  holdings: readonly Holding[],
  largest: readonly LargeAsset[],
  count: number,
): TopRow[] {
  const held = holdings.map((holding): TopRow => ({
    key: holding.fundInfo.code,
    of: { holding },
    invested: holding.total_invested,
    value: holding.current_value,
    returns: holding,
  }));
  const others = largest.map((asset): TopRow => ({
    key: `${asset.source} ${asset.asset} ${asset.id}`,
    of: { asset },
    invested: asset.invested,
    value: asset.value,
    returns: returnsOf(asset),
  }));
  return [...held, ...others].toSorted((a, b) => b.value - a.value).slice(0, count);
}

/** Young assets show the absolute return, as funds do. */
function returnsOf({ absolute_percentage, xirr_percentage, xirr_problem: problem }: LargeAsset): Returns {
  const isYoung = problem === 'too_recent';
  return {
    absolute_percentage,
    xirr_percentage,
    xirr_problem: isYoung ? null : (problem ?? null),
    return_basis: isYoung ? 'absolute' : 'xirr',
  };
}
