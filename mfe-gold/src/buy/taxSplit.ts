import { rupees, toWire } from '@sanchay/finance';

/** The two halves of GST in rupees, which together are the tax to the paisa; an odd paisa is the state's. */
export function taxSplit(tax: number): { cgst: number; sgst: number } {
  const cgst = rupees(tax).div(2).round(2, 0);
  return { cgst: toWire(cgst, 2), sgst: toWire(rupees(tax).minus(cgst), 2) };
}
