import type { ApiError } from '@sanchay/api-client';
import { readContact } from './contact.ts';
import { brokenRule, type PasswordVerdict } from './passwordRules.ts';
import type { SignupDraft } from './signupDraft.ts';

export const SIGNUP_FIELDS = ['name', 'contact', 'password', 'terms'] as const;
export type SignupField = (typeof SIGNUP_FIELDS)[number];

/** What is wrong with each field, as a key of the words. Empty: nothing. */
export function signupFaults(
  draft: SignupDraft,
  password: PasswordVerdict,
): Partial<Record<SignupField, string>> {
  const broken = brokenRule(password);
  return {
    ...(!/\p{L}/u.test(draft.name) && { name: 'signup.fault.name' }),
    ...(readContact(draft.contact) === null && { contact: 'signup.fault.contact' }),
    ...(broken && { password: `signup.fault.${broken}` }),
    ...(!draft.terms && { terms: 'signup.fault.terms' }),
  };
}

/** The API's sentence for each field of the form. */
export function refusedFields(error: ApiError): Partial<Record<SignupField, string>> {
  const { name, email, mobile_phone: mobile, password, consents } = error.errors;
  return {
    ...(name?.[0] && { name: name[0] }),
    ...((email?.[0] ?? mobile?.[0]) && { contact: email?.[0] ?? mobile?.[0] }),
    ...(password?.[0] && { password: password[0] }),
    ...(consents?.[0] && { terms: consents[0] }),
  };
}
