import { fifo, takeLots } from '../../orders/lots.ts';
import { saleOf, type LoadedLot, type Sale, type SaleTerms } from '../../orders/sale.ts';
import { unitCount } from '../../quantity.ts';
import type { HarvestRules } from './harvestRuleKinds.ts';

/** The units of a fund in one folio that could be harvested. Decimals are text. */
export type HarvestFolio = {
  readonly id: string;
  /** Lots that are not locked in on the day of the sale and that no pending order takes, oldest first. */
  readonly lots: readonly LoadedLot[];
  /** Units that can be redeemed. */
  readonly free: string;
  readonly unitsDecimals: number;
  /** NAV, day and tax kind of the sale. */
  readonly terms: SaleTerms;
  /** The day on which the units are bought back, for the stamp duty. */
  readonly buyBackOn: string;
  /** Rupees of the smallest purchase and redemption that the fund accepts. */
  readonly minimum: string;
};

/** The sale of the first units of a folio. @throws NotEnoughUnitsError when it has fewer */
export function saleOfFirst({ lots, terms }: HarvestFolio, units: string, rules: HarvestRules): Sale {
  return saleOf(loadedPart(lots, units), terms, rules);
}

/** The first units of lots, each with the exit load of its lot. @throws NotEnoughUnitsError when there are fewer */
export function loadedPart(lots: readonly LoadedLot[], units: string): LoadedLot[] {
  const loads = new Map(lots.map(({ id, exitLoad }) => [id, exitLoad]));
  return takeLots(lots, units).map((lot) => ({ ...lot, exitLoad: loads.get(lot.id) ?? null }));
}

/** The lots of a folio in the order in which they are sold, without empty ones. */
export function lotsInOrder({ lots }: HarvestFolio): LoadedLot[] {
  return fifo(lots).filter(({ units }) => unitCount(units).gt(0));
}
