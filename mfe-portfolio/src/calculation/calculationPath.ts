import type { CalculatedAsset } from '@sanchay/contracts';

/**
 * Path of the calculation of one asset of the net worth; null for money in transit and debts, whose row states all, and for
 * funds and gold of statements, which are calculated with those of Sanchay.
 */
export function calculationPath({
  source,
  asset,
  id,
  value,
}: Pick<CalculatedAsset, 'source' | 'asset' | 'id' | 'value'>): string | null {
  if (asset === 'in_transit' || value < 0) return null;
  const isFund = asset === 'mutual_fund' || asset === 'gold';
  if (isFund && source === 'imported') return null;
  const query = new URLSearchParams(isFund ? { code: id } : { source, asset, id });
  return `/portfolio/calculation?${query}`;
}
