import { plainCode, plainText } from '../format/digits.ts';
import { typedPan } from '../identifiers/panHolder.ts';

const TIDY: Readonly<Record<string, (text: string) => string>> = {
  pan: typedPan,
  pin: plainCode,
  mobile: plainText,
  email: plainText,
  portfolio_email: plainText,
  id_number: (text) => plainText(text).toUpperCase(),
};

/**
 * The last four digits of what was typed or pasted as an Aadhaar number, in any script, with any spaces, hyphens and
 * invisible marks; all that we may hold of it. Fewer digits stay as they are.
 */
export function aadhaarLastFour(text: string): string {
  return plainCode(text).replace(/\D/g, '').slice(-4);
}

/**
 * The answers with their identifiers as they are meant: digits as ASCII ones, without the spaces and invisible marks
 * that pasting brings along, and of a full Aadhaar number its last four digits. Whether they are right is not looked at.
 */
export function tidyIdentifiers<A extends object>(answers: A): A {
  const tidied = Object.entries(answers).map(([field, value]) => [
    field,
    typeof value === 'string' && Object.hasOwn(TIDY, field) ? TIDY[field]!(value) : value,
  ]);
  return withoutFullAadhaar(Object.fromEntries(tidied)) as A;
}

/** The number of an Aadhaar is never ours to hold: where all twelve digits came, four stay. */
function withoutFullAadhaar(answers: Record<string, unknown>): Record<string, unknown> {
  const { id_kind: kind, id_number: number } = answers;
  const full = kind === 'aadhaar' && typeof number === 'string' && /^\d{12}$/.test(plainCode(number));
  return full ? { ...answers, id_number: aadhaarLastFour(number) } : answers;
}
