import { plainCode } from '../format/digits.ts';

const ACCOUNT = /^\d{9,18}$/;

/** Why a text is no bank account number. */
export type AccountNumberFault = 'empty' | 'characters' | 'length' | 'zeros';

/**
 * The digits of a bank account number as the user types it ("1234 5678 901", "१२३४-…"), or why it is invalid: 9 to 18
 * digits, not all of them zero. Source: the field length that banks agreed on for electronic transfers.
 */
export function readAccountNumber(text: string): { digits: string } | { fault: AccountNumberFault } {
  const digits = plainCode(text);
  if (digits === '') return { fault: 'empty' };
  if (!/^\d+$/.test(digits)) return { fault: 'characters' };
  if (!ACCOUNT.test(digits)) return { fault: 'length' };
  if (/^0+$/.test(digits)) return { fault: 'zeros' };
  return { digits };
}

/**
 * An IFSC as the user types it ("shyd 0000101"), in capitals and without spaces, hyphens and invisible marks; it may
 * still be invalid.
 */
export function tidyIfsc(text: string): string {
  return plainCode(text).toUpperCase();
}
