const INDIAN = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;
/** Marks of format (zero-width, direction, byte order) and control characters but for white space. */
const INVISIBLE = /(?!\s)[\p{Cf}\p{Cc}]/gu;
const URDU = /[٠-٩۰-۹]/g;

/** Digits of India's scripts and full-width ones as ASCII digits; all else as NFKC gives it. */
export function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INDIAN, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66))
    .replace(URDU, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * Text without the invisible marks and the spaces around it that pasting brings along; digits as ASCII ones. Spaces and
 * hyphens within stay.
 */
export function plainText(text: string): string {
  return plainDigits(text).replace(INVISIBLE, '').trim();
}

/** A typed code in ASCII digits, without the spaces, hyphens and invisible marks that people and keyboards put in. */
export function plainCode(text: string): string {
  return plainDigits(text).replace(/[\s\p{Cf}\p{Cc}\p{Pd}]/gu, '');
}
