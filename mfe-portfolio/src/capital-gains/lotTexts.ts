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
  if (asset === 'us_stock') {
    const shares = format.number(units, { decimals: scaleOf(units) });
    return t('gains.usShares', { account: folio, units: shares });
  }
  return t(asset === 'stock' ? 'gains.dematShares' : 'gains.folioUnits', {
    folio,
    units: format.units(units, unitDecimals([units])),
  });
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

/** Why the cost for tax is not what was paid, or that the value of 31 January 2018 is missing; null for neither. */
export function costBasis({ asset, cost_basis: basis, gaps }: GainLot, t: Translate): string | null {
  if (basis !== null) return t(`gains.basis.${basis}`);
  const isMissing = asset !== 'us_stock' && gaps.includes('fair_value_missing');
  return isMissing ? t(`gains.basis.missing.${asset}`) : null;
}
