const INDIAN = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
const URDU = /[٠-٩۰-۹]/g;

/** Digits of India's scripts and full-width ones as ASCII digits; all else as NFKC gives it. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INDIAN, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .replace(URDU, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/** A typed code in ASCII digits, without the spaces, hyphens and invisible marks that people and keyboards put in. */
export function plainCode(text: string): string {
  return plainDigits(text).replace(/[\s\p{Cf}\p{Pd}]/gu, '');
}
