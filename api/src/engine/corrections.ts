import { isOfOffer, rupees, unitCount } from '@sanchay/finance';
import { correctionEntries } from './entries.ts';
import { purchaseAt, type PurchaseState, type PurchaseStepKey } from './purchaseState.ts';
import { decision, type Decision, type EngineNav, type EngineContext } from './context.ts';

/**
 * The NAV of an allotted order's day was corrected: the difference in units is booked as a correction of its own, the
 * first booking stays. Units sold meanwhile cannot be reversed: at most `remaining` are.
 * @returns null when nothing differs, or the order was not allotted at that day's NAV.
 */
export function correctAllotment<S extends PurchaseState>(
  order: S,
  { id, nav, remaining }: { id: string; nav: EngineNav; remaining: string },
  { at, rules, scheme }: EngineContext,
): Decision<S, PurchaseStepKey> | null {
  if (order.status !== 'successful' || order.units === null || order.nav_date !== nav.date) return null;
  // Units of an offer were allotted at the face value, whatever NAV was published later for that day.
  if (isOfOffer(order, rules)) return null;
  const { units, stampDuty } = purchaseAt(order.amount, nav, scheme, rules);
  const wanted = unitCount(units).minus(unitCount(order.units));
  const difference = wanted.plus(unitCount(remaining)).lt(0) ? unitCount(remaining).neg() : wanted;
  if (order.nav === nav.nav || difference.eq(0)) return null;
  const corrected: S = {
    ...order,
    nav: nav.nav,
    units: unitCount(order.units).plus(difference).toFixed(4),
    stamp_duty: rupees(stampDuty).toFixed(2),
    updated_at: at,
  };
  return decision<S, PurchaseStepKey>(corrected, {
    steps: [
      {
        at,
        state: order.status,
        key: 'nav_corrected',
        values: {
          before: order.nav!,
          nav: nav.nav,
          difference: difference.toFixed(4),
          decimals: scheme.units_decimals,
          units: corrected.units!,
          nav_date: nav.date,
        },
        ruleId: order.rule_id,
      },
    ],
    bookings: [
      {
        kind: 'nav_correction',
        subjectId: id,
        valueDate: nav.date,
        entries: correctionEntries(order.code, order.folio_no!, difference.toFixed(4)),
      },
    ],
    lots: [{ lotId: order.id, boughtOn: nav.date, units: difference.toFixed(4), cost: '0.00', sold: null }],
    followUps: [{ do: 'holdings_changed' }],
  });
}
