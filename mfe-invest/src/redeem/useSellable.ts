import type { CallReply } from '@sanchay/contracts';

/** What of a holding can be sold. */
export type Sellable = CallReply<'sellable'>['data'];
export type SellableFolio = Sellable['folios'][number];

/** The folio that is sold from: the one chosen, or the only one. */
export function folioOf({ folios }: Sellable, chosen: string | null): SellableFolio {
  return folios.find((folio) => folio.folio_no === chosen) ?? folios[0]!;
}

/** The units of these parts together. */
export const lockedUnits = ({ locked }: SellableFolio): number =>
  locked.reduce((sum, part) => sum + part.units, 0);
