import { rupees, unitCount } from '@sanchay/finance';
import type { FolioRow } from './facts.ts';
import type { Lot, Lots } from './lots.ts';

/** Books a transaction of an archive of this product, which states its lots: nothing is matched or rounded again. */
export function applyExact(lots: Lot[], row: FolioRow, found: Lots): void {
  const { parts, sold } = row.exact!;
  for (const { lot: key, units, cost, flow } of parts) {
    const lot = lots.find((one) => one.key === key) ?? newLot(lots, row, key);
    lot.units = lot.units.plus(unitCount(units));
    lot.cost = lot.cost && lot.cost.plus(rupees(cost));
    found.moves.push({ row, lot: key, units, cost, flow });
  }
  const kind = row.kind === 'switch_out' ? 'switch_out' : 'redemption';
  for (const part of sold) found.sold.push({ ...part, row_key: row.row_key, kind, sold_on: row.date });
}

function newLot(lots: Lot[], row: FolioRow, key: string): Lot {
  const lot = { key, boughtOn: row.date, units: unitCount(0), cost: rupees(0), duty: rupees(row.stamp_duty) };
  lots.push(lot);
  return lot;
}
