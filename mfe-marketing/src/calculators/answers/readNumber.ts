import { parseAmount } from '@sanchay/finance';

const UNIT_MESSAGES = /(?:%|percent|प्रतिशत|years?|yrs?|y|साल|वर्ष)\s*$/iu;

/**
 * Parses the number in the user's input: "₹ 1,00,000", "1.5 lakh", "१२", "12 %", "20 years".
 * @returns null when there is none; never NaN or an infinity.
 */
export function readNumber(text: string): number | null {
  return parseAmount(text.trim().replace(UNIT_MESSAGES, '').trim());
}
