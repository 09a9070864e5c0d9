import { AssetIcon } from '@sanchay/ui';
import type { AssetKind } from '@sanchay/ui';

const ASSETS: Readonly<Record<string, AssetKind>> = {
  '/mutual-funds': 'mutual_fund',
  '/stocks': 'stock',
  '/us-stocks': 'us_stock',
  '/fixed-deposit': 'fixed_deposit',
  '/gold': 'gold',
  '/insurance': 'insurance',
};

/** The icon of what a page of the navigation is about; nothing for a page about no kind of asset. */
export function PlaceIcon({ to }: { to: string }) {
  const kind = ASSETS[to];
  return kind && <AssetIcon kind={kind} />;
}
