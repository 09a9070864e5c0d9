import { ROUND_HALF_UP, type Big } from '../money.ts';
import { rupees } from '../quantity.ts';

/** True minus, as wide as a plus in tabular figures. */
const MINUS = '\u2212';

/** When a sign is written: minus only (`auto`), plus too (`always`), or none (`never`). */
export type SignMode = 'auto' | 'always' | 'never';

/** Indian grouping of a run of digits: the last three, then pairs. "2486310" gives "24,86,310". */
export function groupDigits(digits: string): string {
  if (digits.length <= 3) return digits;
  let grouped = digits.slice(-3);
  let end = digits.length - 3;
  while (end > 2) {
    grouped = `${digits.slice(end - 2, end)},${grouped}`;
    end -= 2;
  }
  return `${digits.slice(0, end)},${grouped}`;
}

/**
 * A decimal with Indian grouping, half-up to `decimals`, split into its sign and its figures so that a currency
 * mark can go between. What rounds to zero has no sign: "-0" is never shown.
 */
export function figures(
  value: number | string | Big,
  decimals: number,
  sign: SignMode,
): { sign: string; text: string } {
  const fixed = rupees(value).toFixed(decimals, ROUND_HALF_UP);
  const negative = fixed.startsWith('-');
  const digits = negative ? fixed.slice(1) : fixed;
  const [whole = '', fraction] = digits.split('.');
  const text = fraction === undefined ? groupDigits(whole) : `${groupDigits(whole)}.${fraction}`;
  if (sign === 'never' || !/[1-9]/.test(digits)) return { sign: '', text };
  if (negative) return { sign: MINUS, text };
  return { sign: sign === 'always' ? '+' : '', text };
}
