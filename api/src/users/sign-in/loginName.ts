import { mobileDigits, typedEmail } from '@sanchay/finance';

/** What a person types to sign in, as it is stored: ten digits of a mobile, or the address in small letters. */
export function loginName(text: string): string {
  return mobileDigits(text) ?? typedEmail(text);
}
