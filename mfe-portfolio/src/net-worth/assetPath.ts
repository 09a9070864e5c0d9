import type { NetWorthFlow } from '@sanchay/contracts';

/** Path of the page of an asset; null for what has none, such as money in transit. */
export function assetPath({
  source,
  asset,
  id,
}: Pick<NetWorthFlow, 'source' | 'asset' | 'id'>): string | null {
  if (source === 'manual') return `/portfolio/other-assets/${encodeURIComponent(id)}`;
  if (source === 'imported' && asset === 'stock') return '/import';
  if (asset === 'gold') return '/portfolio/gold';
  if (asset === 'us_cash') return '/us-stocks/wallet';
  if (asset === 'cash') return '/stocks/cash';
  if (asset === 'us_stock') return `/us-stocks/holdings/${encodeURIComponent(id)}`;
  if (asset === 'fixed_deposit') return `/fixed-deposit/deposits/${encodeURIComponent(id)}`;
  if (asset === 'stock') return `/stocks/${encodeURIComponent(id)}`;
  return asset === 'mutual_fund' ? `/portfolio/mutual-funds/${encodeURIComponent(id)}` : null;
}
