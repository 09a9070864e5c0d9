import { mobileDigits, typedEmail } from '@sanchay/finance';

/** The login name that the user types, as it is stored: ten digits of a mobile, or the address in lower case. */
export function loginName(text: string): string {
  return mobileDigits(text) ?? typedEmail(text);
}
