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

/** Why a text is no amount of a field. */
export type AmountProblem = 'negative' | 'letters' | 'points' | 'decimals' | 'large';

/** What an input shows and means: without an amount it is empty, or `problem` names why it is refused. */
export interface TypedAmount {
  text: string;
  amount: number | null;
  problem: AmountProblem | null;
}

const NEGATIVE = /^[^\d०-९]*[-\u2212\u2013]/;

/**
 * Reads an input after a change: digits and one point, grouped; "₹ 1,00,000" or "1.5 lakh" is read as an amount. What
 * cannot be read stays as it was typed, with the reason.
 *
 * @param decimals most decimals of the field
 * @param isWhole whether the text came as a whole (by paste), so that words become figures at once
 */
export function readTyped(raw: string, decimals: number, isWhole = false): TypedAmount {
  const text = asciiDigits(raw);
  const refused = (problem: AmountProblem): TypedAmount => ({ text: raw, amount: null, problem });
  if (text.trim() === '') return { text: '', amount: null, problem: null };
  if (/^[\d,.\s₹]*$/.test(text)) {
    const [whole = '', fraction, ...more] = text.replace(/[^\d.]/g, '').split('.');
    if (more.length > 0) return refused('points');
    if (whole.length > LONGEST_WHOLE) return refused('large');
    if ((fraction ?? '').replace(/0+$/, '').length > decimals) return refused('decimals');
    const plain = fraction === undefined ? whole : `${whole}.${fraction.slice(0, decimals)}`;
    const shown = groupTyped(plain);
    return { text: shown, amount: amountOf(shown), problem: null };
  }
  const amount = parseAmount(text);
  if (amount === null) return refused(NEGATIVE.test(text) ? 'negative' : 'letters');
  if (amount < 0) return refused('negative');
  if (amount >= 10 ** LONGEST_WHOLE) return refused('large');
  if (Number(amount.toFixed(decimals)) !== amount) return refused('decimals');
  return { text: isWhole ? showAmount(amount, decimals) : raw, amount, problem: null };
}

/** The number behind the text; null for none. */
function amountOf(text: string): number | null {
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
