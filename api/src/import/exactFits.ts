import type { PortableFolio, PortableRow } from '@sanchay/contracts/archive';
import { sumRupees, sumUnits, unitCount } from '@sanchay/finance';

/**
 * Whether the lots that an archive states follow from its transactions: the parts of each add up to its units, every
 * part is of a lot of the folio, no lot is left below nothing, and the lots of a sale are the units that it sold.
 */
export function exactFits({ rows }: PortableFolio): boolean {
  const keys = new Set(rows.map(({ key }) => key));
  if (keys.size < rows.length) return false;
  const parts = rows.flatMap(({ exact }) => exact?.parts ?? []);
  if (parts.some(({ lot }) => !keys.has(lot))) return false;
  const lots = Map.groupBy(parts, ({ lot }) => lot);
  const isShort = [...lots.values()].some((own) =>
    sumUnits(own.map(({ units }) => units)).lt(unitCount('0')),
  );
  return !isShort && rows.every(rowFits);
}

function rowFits({ units, exact }: PortableRow): boolean {
  if (exact === null) return true;
  const ofParts = sumUnits(exact.parts.map((part) => part.units));
  return ofParts.eq(unitCount(units)) && sumRupees(exact.sold.map(({ proceeds }) => proceeds)).gte(0);
}
