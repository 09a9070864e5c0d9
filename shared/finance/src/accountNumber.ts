const DEVANAGARI_ZERO = 0x966;
const ACCOUNT = /^\d{9,18}$/;
const IFSC_SPACES = /[\s\u200b-\u200f\ufeff-]/g;

/** Digits of any script that people here type, as 0 to 9. */
function westernDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** Why a text is no bank account number. */
export type AccountNumberFault = 'empty' | 'characters' | 'length' | 'zeros';

/**
 * The digits of a bank account number as a person types it ("1234 5678 901", "१२३४-…"), or why it is none: 9 to 18
 * digits, not all of them zero. Source: the field length that banks agreed on for electronic transfers.
 */
export function readAccountNumber(text: string): { digits: string } | { fault: AccountNumberFault } {
  const digits = westernDigits(text).replace(/[\s-]/g, '');
  if (digits === '') return { fault: 'empty' };
  if (!/^\d+$/.test(digits)) return { fault: 'characters' };
  if (!ACCOUNT.test(digits)) return { fault: 'length' };
  if (/^0+$/.test(digits)) return { fault: 'zeros' };
  return { digits };
}

/** An IFSC as a person types it ("shyd 0000101"), in capitals and without spaces; it may still be none. */
export function tidyIfsc(text: string): string {
  return westernDigits(text).replace(IFSC_SPACES, '').toUpperCase();
}
