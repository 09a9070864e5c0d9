import { groupDigits, parseAmount } from '@sanchay/finance';

const DEVANAGARI_ZERO = 0x966;
/** 999 lakh crore: more digits than anyone types on purpose, and still exact in a double. */
const LONGEST_WHOLE = 13;

/** Devanagari digits as 0 to 9; the rest stays. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** Groups what has been typed so far: "100000.5" gives "1,00,000.5", "1000." keeps its point. */
export function groupTyped(plain: string): string {
  const [whole = '', fraction] = plain.split('.');
  const grouped = groupDigits(whole.replace(/^0+(?=\d)/, ''));
  return fraction === undefined ? grouped : `${grouped || '0'}.${fraction}`;
}

/**
 * Text of the input after a change: digits and one point, grouped; a pasted "₹ 1,00,000" or "1.5 lakh" is read
 * as an amount. Null when there is no amount in it: the change is then refused.
 */
export function readTyped(raw: string, decimals: number): string | null {
  const text = asciiDigits(raw);
  if (text.trim() === '') return '';
  if (!/^[\d,.\s₹]*$/.test(text)) {
    const amount = parseAmount(text);
    return amount === null || amount < 0 ? null : showAmount(amount, decimals);
  }
  const [whole = '', ...after] = text.replace(/[^\d.]/g, '').split('.');
  if (whole.length > LONGEST_WHOLE) return null;
  const fraction = after.join('').slice(0, decimals);
  return groupTyped(after.length > 0 && decimals > 0 ? `${whole}.${fraction}` : whole);
}

/** The number behind the text; null for none. */
export function amountOf(text: string): number | null {
  const plain = text.replaceAll(',', '');
  return /\d/.test(plain) ? Number(plain) : null;
}

/** Text for a number that came from outside. Decimals only when it has some. */
export function showAmount(value: number | null, decimals: number): string {
  if (value === null || !Number.isFinite(value)) return '';
  const fixed = value.toFixed(decimals);
  return groupTyped(Number.isInteger(Number(fixed)) ? String(Math.trunc(Number(fixed))) : fixed);
}

function isFigure(character: string | undefined): boolean {
  return character !== undefined && /[\d.०-९]/.test(character);
}

/** Where the caret belongs after grouping: behind as many figures as before. */
export function caretAfter(raw: string, caret: number, formatted: string): number {
  let figures = [...raw.slice(0, caret)].filter(isFigure).length;
  let place = 0;
  while (place < formatted.length && figures > 0) {
    if (isFigure(formatted[place])) figures -= 1;
    place += 1;
  }
  return place;
}
