import type { IncomeRow } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';

/** Rupees that came after tax that was deducted or withheld abroad; null where the amount is not known. */
export function netOf({
  amount,
  tds,
  foreign_tax: abroad = 0,
}: Pick<IncomeRow, 'tds' | 'foreign_tax'> & { amount: number | null }): number | null {
  return amount === null ? null : toWire(sumRupees([amount, -(tds ?? 0), -abroad]), 2);
}
