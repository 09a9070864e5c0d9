const DOT = '\u2022';

/** All but the last `shown` characters replaced by dots; text too short to hide anything is hidden whole. */
function lastOnly(text: string, shown: number): string {
  if (text.length <= shown) return DOT.repeat(text.length);
  return DOT.repeat(text.length - shown) + text.slice(-shown);
}

/** A PAN with its last four characters: "••••••234F". */
export function maskPan(pan: string): string {
  return lastOnly(pan, 4);
}

/** A mobile number with its last four digits: "••••••3210". */
export function maskMobile(mobile: string): string {
  return lastOnly(mobile, 4);
}

/** A bank account with its last four digits. */
export function maskAccount(account: string): string {
  return lastOnly(account, 4);
}

/** An address with the first letter and the domain: "a•••@example.com"; dots do not reveal the length. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at > 0 ? `${email[0]}${DOT.repeat(3)}${email.slice(at)}` : DOT.repeat(email.length);
}

/** A date of birth with its year: "••/••/1990". Anything but an ISO date is hidden whole. */
export function maskBirthDate(iso: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso)
    ? `${DOT.repeat(2)}/${DOT.repeat(2)}/${iso.slice(0, 4)}`
    : lastOnly(iso, iso.length);
}
