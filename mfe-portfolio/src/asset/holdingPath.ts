import type { Holding } from '@sanchay/contracts';

/** Path of the page of one holding. */
export function holdingPath(holding: {
  asset: Holding['asset'];
  fundInfo: Pick<Holding['fundInfo'], 'code'>;
}): string {
  if (holding.asset === 'gold') return '/portfolio/gold';
  return `/portfolio/mutual-funds/${encodeURIComponent(holding.fundInfo.code)}`;
}

/** Path of the page where more of it can be bought; null for a scheme that is not listed here. */
export function buyPath(holding: {
  asset: Holding['asset'];
  fundInfo: Pick<Holding['fundInfo'], 'slug'>;
}): string | null {
  if (holding.asset === 'gold') return '/gold/buy';
  const { slug } = holding.fundInfo;
  return slug && `/mutual-funds/fund/${encodeURIComponent(slug)}`;
}
