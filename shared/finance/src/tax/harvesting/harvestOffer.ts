import { rupees, type Rupees } from '../../quantity.ts';
import type { HarvestPlan } from './harvestPlan.ts';

/**
 * Whether a plan is offered: its gains where the unrealised gains of the portfolio are above an amount (specification,
 * section 5), its losses wherever they lower the tax of this year. Rupees; a negative amount is a loss.
 */
export function isHarvestOffered(
  { legs, taxSaving }: Pick<HarvestPlan, 'legs' | 'taxSaving'>,
  { unrealised, above }: { unrealised: Rupees; above: Rupees },
): boolean {
  if (legs.length === 0) return false;
  return unrealised.gt(above) || rupees(taxSaving).gt(0);
}
