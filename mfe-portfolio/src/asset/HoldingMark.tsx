import type { Holding } from '@sanchay/contracts';
import { AssetTile, Monogram } from '@sanchay/ui';

interface HoldingMarkProps {
  holding: Pick<Holding, 'asset'> & { fundInfo: Pick<Holding['fundInfo'], 'name'> };
  size?: 32 | 40;
}

/** The mark of a holding: the monogram of the fund house, or the icon of gold. */
export function HoldingMark({ holding: { asset, fundInfo }, size = 32 }: HoldingMarkProps) {
  return asset === 'mutual_fund' ? (
    <Monogram kind="fund" name={fundInfo.name} size={size} />
  ) : (
    <AssetTile kind={asset} size={size} />
  );
}
