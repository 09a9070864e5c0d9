import { maskEmail, maskMobile } from '@sanchay/finance';

/** An e-mail address or mobile number as it may be shown. */
export function maskContact(contact: string): string {
  return contact.includes('@') ? maskEmail(contact) : maskMobile(contact);
}
