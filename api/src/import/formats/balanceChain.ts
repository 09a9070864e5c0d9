import { rupees, toWire, unitCount, valueOf, type Units } from '@sanchay/finance';
import { unitsDiffer } from '../../imported/index.ts';
import type { StatementRow } from './statement.ts';

/**
 * Signs the units of a row so that they lead from one balance to the next: some registrars print redemptions
 * without a sign. Units that lead there with neither sign stay as printed.
 */
export function signedUnits(printed: string, before: string, after: string | null): Units {
  const units = unitCount(printed);
  if (after === null) return units;
  const reaches = (candidate: Units) => !unitsDiffer(unitCount(before).plus(candidate), unitCount(after));
  return !reaches(units) && reaches(units.neg()) ? units.neg() : units;
}

/** Whether a balance follows from the one before. */
export function followsFrom(before: string, units: string, after: string): boolean {
  return !unitsDiffer(unitCount(before).plus(unitCount(units)), unitCount(after));
}

/**
 * Whether the rupees of a row are what its units and NAV come to: within 1 % and a rupee for purchases, within 6 % for
 * sales, whose amount may be after exit load and taxes. Other columns, or amounts in lakh, are not.
 */
export function amountFits({ amount, units, nav }: Pick<StatementRow, 'amount' | 'units' | 'nav'>): boolean {
  if (amount === null || nav === null || toWire(nav, 4) === 0) return true;
  const value = valueOf(unitCount(units).abs(), nav);
  const slack = value.times(unitCount(units).lt(0) ? '0.06' : '0.01').plus(rupees(1));
  return !rupees(amount).abs().minus(value).abs().gt(slack);
}
