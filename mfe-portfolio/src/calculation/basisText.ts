import type { CalculatedAsset, ValueBasis } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { scaleOf } from '@sanchay/finance';
import { unitDecimals } from '../asset/figures.ts';

interface Frame {
  t: Translate;
  format: Formats;
}

/** What the value of an asset is computed from, without its day: short enough for one line of a phone when `brief`. */
export function basisText(
  { asset, basis }: Pick<CalculatedAsset, 'asset' | 'basis'>,
  { t, format }: Frame,
  { brief = false }: { brief?: boolean } = {},
): string {
  const { kind, principal, interest } = basis;
  if (kind === 'interest') {
    const [before, added] = [principal!, interest!].map((amount) => format.rupees(amount, { decimals: 2 }));
    const sum = `${before} + ${added}`;
    return brief ? sum : t('calculation.basis.interest', { sum });
  }
  if (kind !== 'quantity') return t(`calculation.basis.${kind}`);
  return factors(asset, basis, { t, format }) ?? t('calculation.noPrice');
}

/** Quantity, price and rate as factors; null without a price. */
function factors(
  asset: CalculatedAsset['asset'],
  { quantity, unit, price, rate }: ValueBasis,
  { t, format }: Frame,
): string | null {
  const isDollars = asset === 'us_stock' || asset === 'us_cash';
  const inDollars = (amount: number) => format.rupees(amount, { decimals: 2, currency: 'USD' });
  const inRupees = (amount: number) =>
    asset === 'stock' ? format.rupees(amount, { decimals: 2 }) : format.nav(amount);
  if (unit === 'dollars') return `${inDollars(quantity!)} × ${format.nav(rate!)}`;
  if (price === null || (isDollars && rate === null)) return null;
  const amount =
    unit === 'shares'
      ? format.number(quantity!, { decimals: scaleOf(quantity!) })
      : format.units(quantity!, unitDecimals([quantity!]));
  const counted = unit === 'grams' ? t('tx.grams', { units: amount }) : amount;
  return isDollars
    ? `${counted} × ${inDollars(price)} × ${format.nav(rate!)}`
    : `${counted} × ${inRupees(price)}`;
}
