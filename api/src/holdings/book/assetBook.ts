import { sumRupees, sumUnits } from '@sanchay/finance';
import { bookedFlows, type BookedFlows } from '../cashFlows.ts';
import { incomeOf, paidFor, realisedGain } from '../gains.ts';
import type { Move } from '../moveStore.ts';

/** What is left in a folio: units, and rupees that they had cost, as decimal text. */
export interface FolioBook {
  folio_no: string;
  units: string;
  cost: string;
}

/** All bookings of one asset, added up as far as no price and no business date is needed. Rupees as decimal text. */
export interface AssetBook {
  code: string;
  /** ISO day of the first booking. */
  first_day: string;
  folios: FolioBook[];
  /** See `realisedGain`, `incomeOf`, and `paidFor` with switches as flows and as internal. */
  realised: string;
  income: string;
  paid: string;
  paid_from_outside: string;
  flows: BookedFlows;
}

/** Units of an asset that are left of its purchases: the ISO day of each purchase, and units as decimal text. */
export interface OpenLots {
  code: string;
  dates: string[];
  units: string[];
}

/** The books of the assets that moves belong to, in the order of their first move. */
export function assetBooks(moves: readonly Move[]): AssetBook[] {
  return [...Map.groupBy(moves, ({ code }) => code)].map(([code, own]) => ({
    code,
    first_day: own[0]!.date,
    folios: [...Map.groupBy(own, ({ folio_no }) => folio_no)].map(([folio_no, inFolio]) => ({
      folio_no,
      units: sumUnits(inFolio.map(({ units }) => units)).toFixed(4),
      cost: sumRupees(inFolio.map(({ cost }) => cost)).toFixed(2),
    })),
    realised: realisedGain(own).toFixed(2),
    income: incomeOf(own).toFixed(2),
    paid: paidFor(own, 'flows').toFixed(2),
    paid_from_outside: paidFor(own, 'internal').toFixed(2),
    flows: bookedFlows(own),
  }));
}

/** What is left of each purchase, asset by asset. */
export function openLotsOf(moves: readonly Move[]): OpenLots[] {
  return [...Map.groupBy(moves, ({ code }) => code)].map(([code, own]) => {
    const left = [...Map.groupBy(own, ({ lot_id }) => lot_id).values()]
      .map((lot) => ({ date: lot[0]!.date, units: sumUnits(lot.map(({ units }) => units)) }))
      .filter(({ units }) => units.gt(0));
    return {
      code,
      dates: left.map(({ date }) => date),
      units: left.map(({ units }) => units.toFixed(4)),
    };
  });
}
