import { isEmail, mobileDigits, plainText } from '@sanchay/finance';

export type Contact = { email: string } | { mobile_phone: string };

/** An e-mail address or an Indian mobile number as the API takes it, or null when the text is neither. */
export function readContact(text: string): Contact | null {
  const typed = plainText(text);
  if (isEmail(typed)) return { email: typed };
  const mobile = mobileDigits(text);
  return mobile === null ? null : { mobile_phone: mobile };
}
