import { brokenPasswordRule, isEmail, mobileDigits, typedEmail } from '@sanchay/finance';
import { isGuessable, passwordStrength } from '@sanchay/finance/passwords';
import type { CallBody } from '@sanchay/contracts';
import { validationFailed } from '../../platform/http/problem.ts';
import { personName } from '../accounts/personName.ts';
import { sentence } from '../sentences.ts';

/** A sign-up that keeps all rules, in stored form. */
export interface CheckedSignUp {
  email: string | null;
  mobile: string | null;
  name: string;
  consents: string[];
}

/** Returns the message that states what is wrong with a password for these login names, or null. */
export function passwordFault(password: string, logins: readonly string[]): string | null {
  const broken = brokenPasswordRule(password, logins);
  if (broken) return sentence(broken === 'length' ? 'password_rule' : 'password_own');
  return isGuessable(passwordStrength(password, logins)) ? sentence('password_guessable') : null;
}

/**
 * Checks a sign-up.
 * @throws Problem 422 `signup_invalid` with a sentence for each field that is not right.
 */
export function checkSignUp(body: CallBody<'register'>): CheckedSignUp {
  const errors: Record<string, string[]> = {};
  const email = typedEmail(body.email ?? '') || null;
  const mobile = body.mobile_phone?.trim() ? mobileDigits(body.mobile_phone) : null;
  if (email && body.mobile_phone?.trim()) errors.mobile_phone = [sentence('contact_both')];
  else if (body.mobile_phone?.trim() && !mobile) errors.mobile_phone = [sentence('mobile_wrong')];
  else if (!email && !mobile) errors.email = [sentence('contact_none')];
  if (email && !isEmail(email)) errors.email = [sentence('email_wrong')];
  const name = personName(body.name);
  if ('wrong' in name) errors.name = [name.wrong];
  const fault = passwordFault(
    body.password,
    [email, mobile].filter((login) => login !== null),
  );
  if (fault) errors.password = [fault];
  const consents = [...new Set(body.consents)];
  if (!consents.every((consent) => /^[a-z_]+$/.test(consent)))
    errors.consents = [sentence('consent_unknown')];
  else if (!consents.includes('terms')) errors.consents = [sentence('terms')];
  if ('wrong' in name || Object.keys(errors).length > 0) {
    throw validationFailed('signup_invalid', sentence('correct'), errors);
  }
  return { email, mobile, name: name.name, consents };
}
