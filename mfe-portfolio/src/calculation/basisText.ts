import type { CalculatedAsset, ValueBasis } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { scaleOf } from '@sanchay/finance';
import { unitDecimals } from '../asset/figures.ts';

interface Frame {
  t: Translate;
  format: Formats;
}

/** What the value of an asset is computed from, in one line. */
export function basisText(
  { asset, basis }: Pick<CalculatedAsset, 'asset' | 'basis'>,
  { t, format }: Frame,
): string {
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const { kind, principal, interest, on } = basis;
  const date = on === null ? '' : format.date(on);
  if (kind === 'interest')
    return t('calculation.basis.interest', { principal: exact(principal!), interest: exact(interest!) });
  if (kind !== 'quantity') return t(`calculation.basis.${kind}`, { date });
  const text = factors(asset, basis, { t, format });
  if (text === null) return t('calculation.noPrice');
  return on === null ? text : t('calculation.basis.of', { text, date });
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
  const counted = t(`calculation.basis.${unit!}`, { quantity: amount, count: quantity! });
  return isDollars
    ? `${counted} × ${inDollars(price)} × ${format.nav(rate!)}`
    : `${counted} × ${inRupees(price)}`;
}
