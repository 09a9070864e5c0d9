import { brokenPasswordRule, isOwnLogin } from '@sanchay/finance';
import type { PasswordStrength } from '@sanchay/finance/passwords';
import { readContact } from './contact.ts';

/** The library that judges passwords, loaded when a password field is focused. */
export type PasswordJudge = typeof import('@sanchay/finance/passwords');

export interface PasswordRule {
  id: 'length' | 'own' | 'guessable';
  /** Null while the judge is not loaded. */
  kept: boolean | null;
}

export interface PasswordVerdict {
  rules: PasswordRule[];
  /** Null for an empty password and while the judge is not loaded. */
  strength: PasswordStrength | null;
}

/** The logins of an account as the server compares them. Text that is no contact yet counts as typed. */
function loginsOf(contacts: readonly string[]): string[] {
  return contacts
    .map((text) => {
      const contact = readContact(text) ?? { email: text.trim() };
      return 'email' in contact ? contact.email.toLowerCase() : contact.mobile_phone;
    })
    .filter((login) => login !== '');
}

/**
 * What the server will decide about a password, by the same functions; the server has the last word.
 * @param contacts e-mail address and mobile number of the account, as typed
 */
export function judgePassword(
  password: string,
  contacts: readonly string[],
  judge: PasswordJudge | null,
): PasswordVerdict {
  const logins = loginsOf(contacts);
  const broken = brokenPasswordRule(password, logins);
  const strength = judge && password !== '' ? judge.passwordStrength(password, logins) : null;
  return {
    rules: [
      { id: 'length', kept: broken !== 'length' },
      { id: 'own', kept: password !== '' && !isOwnLogin(password, logins) },
      { id: 'guessable', kept: strength && !judge!.isGuessable(strength) },
    ],
    strength,
  };
}

/** The first rule that the password breaks, as the server reports it; null for none. */
export function brokenRule({ rules }: PasswordVerdict): PasswordRule['id'] | null {
  return rules.find((rule) => rule.kept === false)?.id ?? null;
}
