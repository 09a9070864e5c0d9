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

/** The book of an asset from its moves, oldest first. */
export function assetBook(code: string, moves: readonly Move[]): AssetBook {
  return {
    code,
    first_day: moves[0]!.date,
    folios: [...Map.groupBy(moves, ({ folio_no }) => folio_no)].map(([folio_no, inFolio]) => ({
      folio_no,
      units: sumUnits(inFolio.map(({ units }) => units)).toFixed(4),
      cost: sumRupees(inFolio.map(({ cost }) => cost)).toFixed(2),
    })),
    realised: realisedGain(moves).toFixed(2),
    income: incomeOf(moves).toFixed(2),
    paid: paidFor(moves, 'flows').toFixed(2),
    paid_from_outside: paidFor(moves, 'internal').toFixed(2),
    flows: bookedFlows(moves),
  };
}

/** What is left of each purchase of an asset. */
export function openLotsOf(code: string, moves: readonly Move[]): OpenLots {
  const left = [...Map.groupBy(moves, ({ lot_id }) => lot_id).values()]
    .map((lot) => ({ date: lot[0]!.date, units: sumUnits(lot.map(({ units }) => units)) }))
    .filter(({ units }) => units.gt(0));
  return {
    code,
    dates: left.map(({ date }) => date),
    units: left.map(({ units }) => units.toFixed(4)),
  };
}
