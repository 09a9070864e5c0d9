import { istDate, requireRule, rupees, unitCount, type LoadedLot, type Sale } from '@sanchay/finance';
import { allotmentEntries, payoutEntries, saleDifferenceEntries } from './entries.ts';
import { purchaseAt } from './purchaseState.ts';
import { saleAt } from './redemptionEnds.ts';
import type { RedemptionState, RedemptionStepKey, SaleContext } from './redemptionState.ts';
import type { Booking, EngineNav, LotChange, SoldPart, StepFact, StepValues } from './context.ts';

/** A lot as a sale took it, and what is booked of it so far, corrections included. */
export type BookedLot = LoadedLot & { readonly booked: SoldPart };

/** What a correction does to one of the two funds of a switch, or to the only one of a sale. */
export interface CorrectedLeg {
  readonly leg: 'out' | 'in';
  readonly bookings: readonly Booking[];
  /** Belong to the first booking. */
  readonly lots: readonly LotChange[];
}

export interface SaleCorrection<S> {
  readonly state: S;
  readonly step: StepFact<RedemptionStepKey>;
  /** Without any nothing is booked: the fund house bears the difference. */
  readonly legs: readonly CorrectedLeg[];
  /** Rupees that the sale brings more (signed) than before. */
  readonly amount: string;
  /** Units of the other fund that a switch brings more than before. */
  readonly units: string;
}

/**
 * The NAV of a priced sale was corrected. The units that were sold stay sold; the difference in money is booked as
 * entries of its own. What is not paid out yet becomes what the NAV gives; what was too little is paid, or buys more
 * of the other fund of a switch; what was too much and is paid already the fund house bears.
 * @returns null when the sale was not priced at that day's NAV, or brings the same.
 * @throws NoRuleError when no rule of corrections covers the day.
 */
export function correctSale<S extends RedemptionState>(
  sale: S,
  { id, nav, lots }: { id: string; nav: EngineNav; lots: readonly BookedLot[] },
  context: SaleContext,
): SaleCorrection<S> | null {
  if (sale.units === null || nav.date !== sale.nav_date || nav.nav === sale.nav) return null;
  // Whether tax was deducted stays unchanged, also when the investor has moved since.
  const nonResident = sale.tds_rule_id !== null;
  const terms = { nav: nav.nav, soldOn: sale.processed_date };
  const sold = saleAt(lots, sale.units, terms, { ...context, nonResident });
  const more = rupees(sold.net).minus(rupees(sale.net!));
  if (more.eq(0) && sold.gross === sale.gross) return null;
  const { rule_id: ruleId } = requireRule(context.rules.nav_correction, nav.date, 'a corrected NAV');
  const figures = { before: sale.nav!, nav: nav.nav, nav_date: nav.date, difference: more.abs().toFixed(2) };
  const step = (key: RedemptionStepKey, values: StepValues): StepFact<RedemptionStepKey> => ({
    at: context.at,
    state: sale.status,
    key,
    ruleId,
    values: { ...figures, ...values },
  });
  if (more.lt(0) && sale.status !== 'priced') {
    return { state: sale, step: step('nav_corrected_borne', {}), legs: [], amount: '0.00', units: '0.0000' };
  }
  const { scheme, at } = context;
  const state = correctedState(sale, { nav: nav.nav, sold, at });
  const difference = differenceBooking(sale, { id, date: nav.date, sold, houseCode: scheme.house_code });
  const out: CorrectedLeg = { leg: 'out', bookings: [difference], lots: lotDifferences(lots, sold) };
  const amount = more.toFixed(2);
  if (sale.status === 'priced') {
    const values = { was: sale.net!, net: sold.net, kind: sale.kind };
    return { state, step: step('nav_corrected_due', values), legs: [out], amount, units: '0.0000' };
  }
  if (sale.status === 'paid_out') {
    const payout: Booking = {
      kind: 'payout_correction',
      subjectId: id,
      valueDate: istDate(at),
      entries: payoutEntries(amount, '0.00', scheme.house_code),
    };
    const paid = { ...out, bookings: [difference, payout] };
    return { state, step: step('nav_corrected_paid', {}), legs: [paid], amount, units: '0.0000' };
  }
  const bought = moreOfTarget(state, { id, amount }, context);
  return {
    state: { ...state, in_units: bought.inUnits, in_stamp_duty: bought.inStampDuty },
    step: step('nav_corrected_switched', bought.values),
    legs: [out, bought.leg],
    amount,
    units: String(bought.values.units),
  };
}

/** The sale at the corrected NAV. */
function correctedState<S extends RedemptionState>(
  sale: S,
  { nav, sold, at }: { nav: string; sold: Sale; at: Date },
): S {
  return {
    ...sale,
    nav,
    gross: sold.gross,
    exit_load: sold.exitLoad,
    stt: sold.stt,
    tds: sold.tds,
    net: sold.net,
    updated_at: at,
  };
}

/** Ledger entries of the difference between the sale as booked and the sale at the corrected NAV. */
function differenceBooking(
  sale: RedemptionState,
  { id, date, sold, houseCode }: { id: string; date: string; sold: Sale; houseCode: string },
): Booking {
  const before = {
    gross: sale.gross!,
    exitLoad: sale.exit_load!,
    stt: sale.stt!,
    tds: sale.tds ?? '0.00',
    net: sale.net!,
  };
  const into = sale.kind === 'redeem' ? 'bank' : 'switch';
  return {
    kind: 'sale_correction',
    subjectId: id,
    valueDate: date,
    entries: saleDifferenceEntries(before, { ...sold, houseCode, into }),
  };
}

/** What each lot brings more, or less, than is booked of it. */
function lotDifferences(lots: readonly BookedLot[], sold: Sale): LotChange[] {
  const booked = new Map(lots.map((lot) => [lot.id, lot.booked]));
  return sold.lots.map((lot) => {
    const was = booked.get(lot.id)!;
    const more = (now: string, then: string) => rupees(now).minus(rupees(then)).toFixed(2);
    return {
      lotId: lot.id,
      boughtOn: lot.boughtOn,
      units: '0.0000',
      cost: '0.00',
      sold: {
        proceeds: more(lot.proceeds, was.proceeds),
        loadPct: lot.loadPct,
        exitLoad: more(lot.exitLoad, was.exitLoad),
        gain: more(lot.gain, was.gain),
      },
    };
  });
}

/** More money went through a switch that is over: it buys more of the other fund, at the NAV that the rest had. */
function moreOfTarget(
  sale: RedemptionState,
  { id, amount }: { id: string; amount: string },
  { rules, target }: SaleContext,
) {
  const nav = { nav: sale.in_nav!, date: sale.in_nav_date! };
  const bought = purchaseAt(sale.net!, nav, target!, rules);
  const units = unitCount(bought.units).minus(unitCount(sale.in_units!)).toFixed(4);
  const stampDuty = rupees(bought.stampDuty).minus(rupees(sale.in_stamp_duty!)).toFixed(2);
  const entries = allotmentEntries({
    code: target!.code,
    houseCode: target!.house_code,
    folioNo: sale.to_folio_no!,
    amount,
    units,
    stampDuty,
    netAmount: rupees(amount).minus(rupees(stampDuty)).toFixed(2),
  });
  const lot: LotChange = { lotId: sale.id, boughtOn: nav.date, units, cost: amount, sold: null };
  const booking: Booking = { kind: 'nav_correction', subjectId: id, valueDate: nav.date, entries };
  return {
    inUnits: unitCount(bought.units).toFixed(4),
    inStampDuty: rupees(bought.stampDuty).toFixed(2),
    values: { units, decimals: target!.units_decimals, target: target!.code },
    leg: { leg: 'in', bookings: [booking], lots: [lot] } satisfies CorrectedLeg,
  };
}
