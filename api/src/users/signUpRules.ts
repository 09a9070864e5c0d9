import { isEmail, mobileDigits } from '@sanchay/finance';
import type { CallBody } from '@sanchay/contracts';
import { validationFailed } from '../platform/problem.ts';
import { personName } from './personName.ts';

const PASSWORD_RULE = 'Use at least 10 characters, or 8 with small letters, capital letters and a number.';

/** A sign-up that keeps all rules, in stored form. */
export interface CheckedSignUp {
  email: string | null;
  mobile: string | null;
  name: string;
  consents: string[];
}

/** The sentence that says what is wrong with a password for that login name, or null. */
export function passwordFault(password: string, login: string): string | null {
  const length = [...password].length;
  const mixed = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password);
  if (length < 8 || (length < 10 && !mixed)) return PASSWORD_RULE;
  const own = [login, login.split('@')[0]];
  if (own.includes(password.toLowerCase())) return 'Your password must not be your e-mail or mobile number.';
  return null;
}

/**
 * Checks a sign-up.
 * @throws Problem 422 `signup_invalid` with a sentence for each field that is not right.
 */
export function checkSignUp(body: CallBody<'register'>): CheckedSignUp {
  const errors: Record<string, string[]> = {};
  const email = body.email?.trim().toLowerCase() || null;
  const mobile = body.mobile_phone?.trim() ? mobileDigits(body.mobile_phone) : null;
  if (email && body.mobile_phone?.trim())
    errors.mobile_phone = ['Give your e-mail or your mobile number, not both.'];
  else if (body.mobile_phone?.trim() && !mobile)
    errors.mobile_phone = ['This is not an Indian mobile number.'];
  else if (!email && !mobile) errors.email = ['Give your e-mail or your mobile number.'];
  if (email && !isEmail(email)) errors.email = ['This is not an e-mail address.'];
  const name = personName(body.name);
  if ('wrong' in name) errors.name = [name.wrong];
  const fault = passwordFault(body.password, email ?? mobile ?? '');
  if (fault) errors.password = [fault];
  const consents = [...new Set(body.consents)];
  if (!consents.every((consent) => /^[a-z_]+$/.test(consent)))
    errors.consents = ['This consent is not known.'];
  else if (!consents.includes('terms')) errors.consents = ['Please agree to the terms to open an account.'];
  if ('wrong' in name || Object.keys(errors).length > 0) {
    throw validationFailed('signup_invalid', 'Please correct what is marked.', errors);
  }
  return { email, mobile, name: name.name, consents };
}
