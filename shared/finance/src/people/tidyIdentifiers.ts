import { plainCode, plainText } from '../digits.ts';
import { typedPan } from '../panHolder.ts';

const TIDY: Readonly<Record<string, (text: string) => string>> = {
  pan: typedPan,
  pin: plainCode,
  mobile: plainText,
  email: plainText,
  portfolio_email: plainText,
  id_number: (text) => plainText(text).toUpperCase(),
};

/**
 * The answers with their identifiers as they are meant: digits as ASCII ones, without the spaces and invisible marks
 * that pasting brings along. Whether they are right is not looked at.
 */
export function tidyIdentifiers<A extends object>(answers: A): A {
  const tidied = Object.entries(answers).map(([field, value]) => [
    field,
    typeof value === 'string' && Object.hasOwn(TIDY, field) ? TIDY[field]!(value) : value,
  ]);
  return Object.fromEntries(tidied) as A;
}
