import { formatRupees, rupees } from '@sanchay/finance';

/** Rupees as displayed: paise only where there are some. */
export function money(amount: string | number): string {
  const exact = rupees(amount);
  return formatRupees(exact.toFixed(2), { decimals: exact.eq(exact.round()) ? 0 : 2 });
}
