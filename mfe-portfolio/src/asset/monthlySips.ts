import type { Holding } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';

/** Rupees a month that the SIPs of a holding put in, over all its folios; 0 without one. */
export function monthlySips(holding: Pick<Holding, 'folioData'>): number {
  const amounts = holding.folioData.flatMap((folio) => folio.sips.map((sip) => sip.amount));
  return toWire(sumRupees(amounts), 2);
}
