import { plainCode, plainText } from '../format/digits.ts';

const EMAIL_LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
/** Names of other scripts are written in punycode: "xn--…". */
const EMAIL_DOMAIN = new RegExp(
  `^(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9](?:[A-Za-z0-9-]{0,57}[A-Za-z0-9])?)$`,
);
const MOBILE = /^[6-9]\d{9}$/;
const PAN = /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const PIN = /^[1-9]\d{5}$/;
const ISIN = /^[A-Z]{2}[A-Z0-9]{9}\d$/;
const MF_ISIN = /^INF[A-Z0-9]{8}\d$/;
const FUND_CODE = /^[A-Z0-9]{2,10}-[A-Z]{2}$/;

/** Whether the text can be an e-mail address (ASCII, at most 254 characters, a dotted domain, punycode allowed). */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  return (
    text.length <= 254 &&
    local.length <= 64 &&
    EMAIL_LOCAL.test(local) &&
    EMAIL_DOMAIN.test(text.slice(at + 1))
  );
}

/** An e-mail address as the user types or pastes it, in lower case without surrounding spaces and invisible marks. */
export function typedEmail(text: string): string {
  return plainText(text).toLowerCase();
}

/** Ten digits of an Indian mobile from what the user typed ("+91 98765 43210", "098765-43210"), or null. */
export function mobileDigits(text: string): string | null {
  const digits = plainCode(text)
    .replace(/[()]/g, '')
    .replace(/^(?:\+?91|0)(?=\d{10}$)/, '');
  return MOBILE.test(digits) ? digits : null;
}

/** Whether the text is an Indian mobile number, with or without +91. Source: rules R9. */
export function isMobile(text: string): boolean {
  return mobileDigits(text) !== null;
}

/** Whether the text is a PAN in capitals; the last letter's check is not public. Source: rules R9. */
export function isPan(text: string): boolean {
  return PAN.test(text);
}

/** Whether the PAN belongs to an individual (fourth letter P). */
export function isPersonalPan(text: string): boolean {
  return isPan(text) && text[3] === 'P';
}

/** Whether the text is a bank branch code in capitals. Source: rules R9. */
export function isIfsc(text: string): boolean {
  return IFSC.test(text);
}

/** Whether the text is a postal PIN code. Source: rules R9. */
export function isPin(text: string): boolean {
  return PIN.test(text);
}

/** Whether the text is an ISIN whose check digit is right (ISO 6166: letters as 10 to 35, then Luhn). */
export function isIsin(text: string): boolean {
  if (!ISIN.test(text)) return false;
  const digits = [...text].map((character) => parseInt(character, 36)).join('');
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** Whether the text is the ISIN of an Indian mutual fund, check digit included. Source: rules R9. */
export function isFundIsin(text: string): boolean {
  return MF_ISIN.test(text) && isIsin(text);
}

/** Whether the text is one of our fund codes, such as LFAG-GR (scheme, then option). */
export function isFundCode(text: string): boolean {
  return FUND_CODE.test(text);
}
