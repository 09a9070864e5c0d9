/**
 * Which written rule a password breaks, or null: 10 characters, or 8 with small letters, capital letters and a digit,
 * and not the login name itself. Whether it is easy to guess is judged in `@sanchay/finance/passwords`.
 * @param logins e-mail addresses in small letters, and mobile numbers of ten digits
 */
export function brokenPasswordRule(password: string, logins: readonly string[]): 'length' | 'own' | null {
  const length = [...password].length;
  const mixed = /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) && /\d/.test(password);
  if (length < 8 || (length < 10 && !mixed)) return 'length';
  return isOwnLogin(password, logins) ? 'own' : null;
}

/** Whether a password is a login name of its owner, or the part of an e-mail address before the @. */
export function isOwnLogin(password: string, logins: readonly string[]): boolean {
  return logins.flatMap((login) => [login, login.split('@')[0]!]).includes(password.toLowerCase());
}
