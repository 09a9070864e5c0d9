import { AssetIcon } from '../icons/AssetIcon.tsx';

interface AssetTileProps {
  /** An `AssetKind`. */
  kind: string;
  size?: 24 | 32 | 40;
}

/** The icon of a kind of asset on a tile, in the place of a monogram for what no institution stands for. Decorative. */
export function AssetTile({ kind, size = 32 }: AssetTileProps) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="11" fill="var(--accent-soft)" />
      <AssetIcon kind={kind} size={24} x={8} y={8} color="var(--accent)" />
    </svg>
  );
}
