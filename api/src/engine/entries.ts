import { rupees, type Sale } from '@sanchay/finance';
import {
  amcPayable,
  cashInTransit,
  exitLoadKept,
  gatewayClearing,
  paidToInvestor,
  payoutDue,
  stampDutyPayable,
  taxPayable,
  unitsHeld,
  unitsIssued,
  type Account,
  type LedgerEntry,
} from '../ledger/index.ts';

const inr = (account: Account, amount: string | number): LedgerEntry => ({
  account,
  commodity: 'INR',
  amount,
});

/** Entries of nothing are not booked: the smallest amounts carry a duty of less than half a paisa. */
const real = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  entries.filter((entry) => !rupees(entry.amount).eq(0));

const negated = (value: string | number): string => rupees(value).neg().toFixed();

export interface Bought {
  code: string;
  houseCode: string;
  folioNo: string;
  /** Rupees, duty included. */
  amount: string;
  units: number | string;
  stampDuty: number | string;
  netAmount: number | string;
}

/** The money goes from the investor to the fund house and the state; the units come into the folio. */
export function allotmentEntries(bought: Bought): LedgerEntry[] {
  const { code, houseCode, folioNo, amount, units, stampDuty, netAmount } = bought;
  return real([
    inr(cashInTransit(), negated(amount)),
    inr(amcPayable(houseCode), netAmount),
    { account: unitsIssued(), commodity: code, amount: negated(units) },
    { account: unitsHeld(folioNo), commodity: code, amount: units },
    inr(stampDutyPayable(), stampDuty),
  ]);
}

/** The same the other way round. */
export function reversalOf(entries: readonly LedgerEntry[]): LedgerEntry[] {
  return entries.map((entry) => ({ ...entry, amount: negated(entry.amount) }));
}

/** Money that a bank took back after it had come. */
export function paymentReversalEntries(amount: string): LedgerEntry[] {
  return [inr(cashInTransit(), negated(amount)), inr(gatewayClearing(), amount)];
}

export interface Sold extends Pick<Sale, 'units' | 'gross' | 'exitLoad' | 'stt' | 'tds' | 'net'> {
  code: string;
  houseCode: string;
  folioNo: string;
  /** Where the proceeds go: to the bank account, or on into another fund. */
  into: 'bank' | 'switch';
}

/** Units leave the folio; the fund house owes their worth, of which it keeps the load and the state takes STT and TDS. */
export function saleEntries(sold: Sold): LedgerEntry[] {
  const { code, houseCode, folioNo, units, gross, exitLoad, stt, tds, net, into } = sold;
  return real([
    { account: unitsHeld(folioNo), commodity: code, amount: negated(units) },
    { account: unitsIssued(), commodity: code, amount: units },
    inr(amcPayable(houseCode), negated(gross)),
    inr(exitLoadKept(houseCode), exitLoad),
    inr(taxPayable('stt'), stt),
    inr(taxPayable('tds'), tds),
    inr(into === 'bank' ? payoutDue() : cashInTransit(), net),
  ]);
}

/** The money of a sale is at the bank, with what the fund house owed for being late. */
export function payoutEntries(net: string, lateInterest: string, houseCode: string): LedgerEntry[] {
  return real([
    inr(payoutDue(), negated(net)),
    inr(amcPayable(houseCode), negated(lateInterest)),
    inr(paidToInvestor(), rupees(net).plus(rupees(lateInterest)).toFixed(2)),
  ]);
}

/** What two sales of the same units differ by, because their NAV was corrected; no unit moves. */
export function saleDifferenceEntries(
  before: Pick<Sold, 'gross' | 'exitLoad' | 'stt' | 'tds' | 'net'>,
  { houseCode, gross, exitLoad, stt, tds, net, into }: Omit<Sold, 'code' | 'folioNo' | 'units'>,
): LedgerEntry[] {
  const more = (now: string, then: string): string => rupees(now).minus(rupees(then)).toFixed(2);
  return real([
    inr(amcPayable(houseCode), more(before.gross, gross)),
    inr(exitLoadKept(houseCode), more(exitLoad, before.exitLoad)),
    inr(taxPayable('stt'), more(stt, before.stt)),
    inr(taxPayable('tds'), more(tds, before.tds)),
    inr(into === 'bank' ? payoutDue() : cashInTransit(), more(net, before.net)),
  ]);
}

/** More or fewer units of an allotment, because its NAV was corrected; money stays as it was. */
export function correctionEntries(code: string, folioNo: string, units: string): LedgerEntry[] {
  return [
    { account: unitsIssued(), commodity: code, amount: negated(units) },
    { account: unitsHeld(folioNo), commodity: code, amount: units },
  ];
}

/** Units of a fund that ends become units of the fund that takes it over; no money moves. */
export function mergerEntries(
  from: { code: string; units: string },
  into: { code: string; units: string },
  folioNo: string,
): LedgerEntry[] {
  return [
    { account: unitsHeld(folioNo), commodity: from.code, amount: negated(from.units) },
    { account: unitsIssued(), commodity: from.code, amount: from.units },
    { account: unitsIssued(), commodity: into.code, amount: negated(into.units) },
    { account: unitsHeld(folioNo), commodity: into.code, amount: into.units },
  ];
}
