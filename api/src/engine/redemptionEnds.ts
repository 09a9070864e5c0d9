import {
  businessDayOnOrAfter,
  fundTaxOn,
  latePayoutInterest,
  nextBusinessDay,
  rupees,
  saleOf,
  takeLots,
  unitCount,
  unitsOf,
  type LoadedLot,
  type Sale,
} from '@sanchay/finance';
import { allotmentEntries, payoutEntries, saleEntries } from './entries.ts';
import { allotmentInstant, payoutInstant } from './moments.ts';
import { purchaseAt } from './purchaseState.ts';
import { moveRedemption } from './redemptionMachine.ts';
import type { RedemptionState, RedemptionStepKey, SaleContext } from './redemptionState.ts';
import { unitsToSell } from './reservation.ts';
import { decision, type Decision, type EngineNav, type LotChange } from './context.ts';

type Decided<S> = Decision<S, RedemptionStepKey>;

/** Units of lots, oldest first, with the exit load of each kept. */
export function soldLots(lots: readonly LoadedLot[], units: string): LoadedLot[] {
  const loads = new Map(lots.map((lot) => [lot.id, lot.exitLoad]));
  return takeLots(lots, units).map((lot) => ({ ...lot, exitLoad: loads.get(lot.id)! }));
}

/** What the sale of these units would be at a NAV, on the day on which it is processed. */
export function saleAt(
  lots: readonly LoadedLot[],
  units: string,
  { nav, soldOn }: { nav: string; soldOn: string },
  context: Pick<SaleContext, 'scheme' | 'rules' | 'navOf2018' | 'nonResident'>,
): Sale {
  const { scheme, rules, navOf2018, nonResident } = context;
  const tax = fundTaxOn(scheme.asset_allocations, soldOn, rules);
  return saleOf(soldLots(lots, units), { nav, soldOn, tax, navOf2018, nonResident }, rules);
}

/** The sale has its NAV: units leave the folio, the money is owed. */
export function priced<S extends RedemptionState>(
  sale: S,
  { nav, lots }: { nav: EngineNav; lots: readonly LoadedLot[] },
  context: SaleContext,
): Decided<S> {
  const { at, scheme } = context;
  const asked = unitsToSell(sale, nav.nav, scheme.units_decimals);
  const there = unitsOf(lots);
  // A payment that was charged back after the sale was placed may have left fewer units than were reserved for it.
  const units = there.lt(unitCount(asked.units)) ? there.toFixed(4) : asked.units;
  if (unitCount(units).lte(0)) {
    const status = moveRedemption(sale.status, 'failed');
    const step = { at, state: status, key: 'nothing_left' as const, values: {}, ruleId: null };
    return decision({ ...sale, status, updated_at: at }, { steps: [step] });
  }
  const short = asked.short || units !== asked.units;
  const sold = saleAt(lots, units, { nav: nav.nav, soldOn: sale.processed_date }, context);
  const state: S = {
    ...sale,
    status: moveRedemption(sale.status, 'priced'),
    units: sold.units,
    nav: nav.nav,
    gross: sold.gross,
    exit_load: sold.exitLoad,
    stt: sold.stt,
    tds: sold.tds,
    tds_rule_id: sold.tdsRuleId,
    net: sold.net,
    updated_at: at,
  };
  const { code, folio_no: folioNo, kind } = sale;
  const into = kind === 'redeem' ? 'bank' : 'switch';
  return decision<S, RedemptionStepKey>(state, {
    steps: [
      {
        at,
        state: state.status,
        key: short ? 'priced_short' : 'priced',
        values: pricedValues(state, scheme.units_decimals),
        ruleId: sale.rule_id,
      },
    ],
    bookings: [
      {
        kind: kind === 'redeem' ? 'redemption' : 'switch_out',
        subjectId: sale.id,
        valueDate: nav.date,
        entries: saleEntries({ ...sold, code, houseCode: scheme.house_code, folioNo, into }),
      },
    ],
    lots: lotsTaken(sold),
    followUps: [
      { do: 'holdings_changed' },
      kind === 'redeem'
        ? { do: 'pay_out', at: payoutInstant(sale.payout_date) }
        : { do: 'switch_in', at: allotmentInstant(sale.in_allotment_date!) },
    ],
  });
}

/** Units and cost that leave the lots of a sale. */
function lotsTaken(sold: Sale): LotChange[] {
  return sold.lots.map((lot) => ({
    lotId: lot.id,
    boughtOn: lot.boughtOn,
    units: `-${lot.units}`,
    cost: rupees(lot.cost).neg().toFixed(2),
    sold: { proceeds: lot.proceeds, loadPct: lot.loadPct, exitLoad: lot.exitLoad, gain: lot.gain },
  }));
}

function pricedValues(sale: RedemptionState, decimals: number): Record<string, string | number> {
  return {
    units: sale.units!,
    decimals,
    nav: sale.nav!,
    gross: sale.gross!,
    load: sale.exit_load!,
    stt: sale.stt!,
    tds: sale.tds!,
    net: sale.net!,
    kind: sale.kind,
  };
}

/**
 * The money is at the bank: on the payout day, or the first banking day after it when the calendar was changed
 * meanwhile or the sale was priced late. What comes after the last day carries interest of the fund house. Source: rules R5.
 */
export function paidOut<S extends RedemptionState>(
  sale: S,
  { at, calendar, rules, scheme }: SaleContext,
): Decided<S> | null {
  let paidOn = businessDayOnOrAfter(calendar, sale.payout_date, 'debt');
  // A NAV that came late: nothing is paid before it is known how much.
  while (payoutInstant(paidOn) < sale.updated_at) paidOn = nextBusinessDay(calendar, paidOn, 'debt');
  if (at < payoutInstant(paidOn)) {
    return decision(sale, { followUps: [{ do: 'pay_out', at: payoutInstant(paidOn) }] });
  }
  const late = latePayoutInterest(sale.net!, sale.pay_by, paidOn, rules);
  const interest = rupees(late.interest).toFixed(2);
  const status = moveRedemption(sale.status, 'paid_out');
  const when = payoutInstant(paidOn);
  const values = { net: sale.net!, paid_on: paidOn };
  return decision<S, RedemptionStepKey>(
    { ...sale, status, paid_on: paidOn, late_interest: interest, updated_at: when },
    {
      steps: [
        late.interest > 0
          ? {
              at: when,
              state: status,
              key: 'paid_late',
              values: { ...values, interest, days: late.days, pay_by: sale.pay_by },
              ruleId: late.ruleId,
            }
          : { at: when, state: status, key: 'paid_out', values, ruleId: sale.rule_id },
      ],
      bookings: [
        {
          kind: 'payout',
          subjectId: sale.id,
          valueDate: paidOn,
          entries: payoutEntries(sale.net!, interest, scheme.house_code),
        },
      ],
      followUps: [{ do: 'holdings_changed' }],
    },
  );
}

/** The other leg of a switch has its NAV: its units come into the folio, with a new lock-in of their own. */
export function switchedIn<S extends RedemptionState>(
  sale: S,
  { nav, folioNo }: { nav: EngineNav; folioNo: string },
  { at, rules, target }: SaleContext,
): Decided<S> | null {
  if (sale.status !== 'priced' || sale.kind !== 'switch' || !target) return null;
  if (nav.date !== sale.in_nav_date || at < allotmentInstant(sale.in_allotment_date!)) return null;
  const bought = purchaseAt(sale.net!, nav, target, rules);
  const state: S = {
    ...sale,
    status: moveRedemption(sale.status, 'switched'),
    to_folio_no: folioNo,
    in_units: unitCount(bought.units).toFixed(4),
    in_nav: nav.nav,
    in_stamp_duty: rupees(bought.stampDuty).toFixed(2),
    updated_at: at,
  };
  const values = {
    units: state.in_units!,
    decimals: target.units_decimals,
    nav: nav.nav,
    folio_no: folioNo,
    stamp_duty: state.in_stamp_duty!,
    target: target.code,
  };
  return decision<S, RedemptionStepKey>(state, {
    steps: [{ at, state: state.status, key: 'switched', values, ruleId: sale.in_rule_id }],
    bookings: [
      {
        kind: 'switch_in',
        subjectId: sale.id,
        valueDate: nav.date,
        entries: allotmentEntries({
          code: target.code,
          houseCode: target.house_code,
          folioNo,
          amount: sale.net!,
          ...bought,
        }),
      },
    ],
    followUps: [{ do: 'holdings_changed' }],
  });
}
