import { unitCount } from '@sanchay/finance';
import { correctionEntries } from './entries.ts';
import { purchaseAt } from './purchaseState.ts';
import type { RedemptionState, SaleContext } from './redemptionState.ts';
import type { SaleCorrection } from './saleCorrections.ts';
import type { EngineNav } from './context.ts';

/**
 * The NAV at which a switch bought was corrected: the difference in units is booked as a correction of its own, as
 * that of a purchase is. Units sold meanwhile cannot be reversed: at most `remaining` are.
 * @returns null when the switch did not buy at that day's NAV, or nothing differs.
 */
export function correctSwitchIn<S extends RedemptionState>(
  sale: S,
  { id, nav, remaining }: { id: string; nav: EngineNav; remaining: string },
  { at, rules, target }: SaleContext,
): SaleCorrection<S> | null {
  if (!target || sale.status !== 'switched' || nav.date !== sale.in_nav_date || nav.nav === sale.in_nav)
    return null;
  const wanted = unitCount(purchaseAt(sale.net!, nav, target, rules).units).minus(unitCount(sale.in_units!));
  const more = wanted.plus(unitCount(remaining)).lt(0) ? unitCount(remaining).neg() : wanted;
  if (more.eq(0)) return null;
  const units = more.toFixed(4);
  const inUnits = unitCount(sale.in_units!).plus(unitCount(units)).toFixed(4);
  return {
    state: { ...sale, in_nav: nav.nav, in_units: inUnits, updated_at: at },
    step: {
      at,
      state: sale.status,
      key: 'in_nav_corrected',
      ruleId: sale.in_rule_id,
      values: {
        before: sale.in_nav!,
        nav: nav.nav,
        nav_date: nav.date,
        difference: units,
        units: inUnits,
        decimals: target.units_decimals,
        target: target.code,
      },
    },
    legs: [
      {
        leg: 'in',
        bookings: [
          {
            kind: 'nav_correction',
            subjectId: id,
            valueDate: nav.date,
            entries: correctionEntries(target.code, sale.to_folio_no!, units),
          },
        ],
        lots: [{ lotId: sale.id, boughtOn: nav.date, units, cost: '0.00', sold: null }],
      },
    ],
    amount: '0.00',
    units,
  };
}
