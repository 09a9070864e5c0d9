import type { ImportedKind } from '@sanchay/contracts';

/** Words of registrars by what they name; the first that matches counts. */
const KINDS: readonly (readonly [RegExp, ImportedKind, ImportedKind])[] = [
  [/revers|reject|dishono|bounce|fail/i, 'reversal', 'reversal'],
  [/segregat/i, 'segregation', 'segregation'],
  [/merge|consolidat|amalgam/i, 'merger_in', 'merger_out'],
  [/bonus/i, 'bonus', 'bonus'],
  [/(?:dividend|idcw|div\b).*re-?inv|re-?inv.*(?:dividend|idcw|div\b)/i, 'dividend_reinvestment', 'reversal'],
  [/switch|stp|systematic transfer/i, 'switch_in', 'switch_out'],
  [/sys.*withdraw|swp|redem|withdraw|sell|sale/i, 'purchase', 'redemption'],
  [/systematic|\bsip\b|instal/i, 'sip', 'redemption'],
];

/** What a transaction is, by its description and whether units came or went. */
export function kindOf(description: string, cameIn: boolean): ImportedKind {
  const found = KINDS.find(([pattern]) => pattern.test(description));
  if (found) return found[cameIn ? 1 : 2];
  return cameIn ? 'purchase' : 'redemption';
}

/** Rows that carry rupees and no units: a tax or duty of the transaction above, or money paid out. */
export function chargeOf(
  description: string,
): 'stamp_duty' | 'stt' | 'tds' | 'tax' | 'dividend_payout' | null {
  if (/stamp\s*duty/i.test(description)) return 'stamp_duty';
  if (/\bstt\b|securities transaction tax/i.test(description)) return 'stt';
  if (/\btds\b|tax deducted|withholding tax/i.test(description)) return 'tds';
  // The distribution tax of until March 2020 was the fund's own.
  if (/\btax\b|\bddt\b/i.test(description)) return 'tax';
  if (/dividend|idcw|payout/i.test(description)) return 'dividend_payout';
  return null;
}
