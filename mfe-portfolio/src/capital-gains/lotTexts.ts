import type { GainLot } from '@sanchay/contracts';
import { scaleOf } from '@sanchay/finance';
import type { Formats, Translate } from '@sanchay/i18n';
import { unitDecimals } from '../asset/figures.ts';

interface Texts {
  t: Translate;
  format: Formats;
}

/** Where the units or shares of a lot were held, and how many they are. */
export function lotPlace({ asset, folio_no: folio, units }: GainLot, { t, format }: Texts): string {
  if (asset === 'mutual_fund')
    return t('gains.folioUnits', { folio, units: format.units(units, unitDecimals([units])) });
  const shares = format.number(units, { decimals: scaleOf(units) });
  if (asset === 'us_stock') return t('gains.usShares', { account: folio, units: shares });
  return t('gains.dematShares', { folio, units: shares });
}

type ForeignRate = NonNullable<GainLot['dollars']>['bought'];

/** Dollars of a lot with the rate and day that turn them into rupees; null where no rate is on record. */
export function inDollars(amount: number, { date, rate }: ForeignRate, { t, format }: Texts): string | null {
  if (rate === null) return null;
  return t('gains.dollarRate', {
    amount: format.rupees(amount, { currency: 'USD', decimals: 2 }),
    rate: format.number(rate, { decimals: 4 }),
    date: format.date(date),
  });
}

/**
 * Which value is the cost for tax: of units of before February 2018 what was paid, the value of 31 January 2018 or,
 * where this one is above it, the sale value. Null where the cost is simply what was paid. Source: rule `grandfathering-2018`.
 */
export function costBasis(lot: GainLot, { t, format }: Texts): string | null {
  const { asset, cost_basis: basis, fair_value: fair, fair_value_entered: entered, gaps } = lot;
  if (asset !== 'us_stock' && gaps.includes('fair_value_missing')) return t(`gains.basis.missing.${asset}`);
  if (basis === 'indexed') return t('gains.basis.indexed');
  if (asset === 'us_stock' || fair === null) return null;
  const amount = format.rupees(fair, { decimals: scaleOf(fair) > 2 ? 4 : 2 });
  const price = entered ? t('gains.basis.entered', { price: amount }) : amount;
  if (basis === null) return t(`gains.basis.paid.${asset}`, { price });
  const isCapped = lot.tax_cost === lot.proceeds;
  return t(`gains.basis.${isCapped ? 'sale' : 'fair'}.${asset}`, { price });
}
