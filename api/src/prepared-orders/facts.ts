import type { CartItem, RedemptionPreview } from '@sanchay/contracts';
import type { Facts } from './store.ts';

/** The figures of a purchase that an owner decides by; a change of one is named. */
export function purchaseFacts(item: CartItem): Facts {
  return {
    amount: item.amount,
    nav_date: item.nav_date_expected,
    folio_no: item.folio_expected,
    stamp_duty: item.stamp_duty,
    units: item.units_estimate,
    start_date: item.start_date,
  };
}

/** The figures of a sale or switch that an owner decides by. */
export function saleFacts(preview: RedemptionPreview): Facts {
  return {
    nav: preview.nav,
    nav_date: preview.nav_date,
    units: preview.units,
    gross: preview.gross,
    exit_load: preview.exit_load,
    stt: preview.stt,
    tds: preview.tds,
    net: preview.net,
    payout_date: preview.payout_date,
    bank: preview.bank?.masked_account_no ?? null,
  };
}

export interface Changed {
  field: string;
  before: string | number | null;
  now: string | number | null;
}

/** The figures that differ from those of the preparation, in the order in which they are shown. */
export function changesSince(before: Facts, now: Facts): Changed[] {
  return Object.entries(now)
    .filter(([field, value]) => (before[field] ?? null) !== value)
    .map(([field, value]) => ({ field, before: before[field] ?? null, now: value }));
}
