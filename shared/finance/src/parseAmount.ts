import { Big } from './money.ts';

const UNITS: ReadonlyArray<readonly [RegExp, number]> = [
  [/(?:crores?|cr|करोड़|करोड)\.?$/u, 1e7],
  [/(?:lakhs?|lacs?|l|लाख)\.?$/u, 1e5],
  [/(?:thousand|k|हज़ार|हजार)\.?$/u, 1e3],
];
const CURRENCY = /^(?:₹|rs\.?|inr|रु\.?)/u;
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Indian or western grouping; "1,5" is refused because it may mean one and a half. */
const GROUPED = /^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/;
const LONGEST = 40;
const DEVANAGARI_ZERO = 0x966;

function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\s\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2212\u2013]/g, '-');
}

/**
 * Reads an amount as a person types it: "₹ 1,00,000", "1,00,000.50", "१०००", "1.5L", "2 Cr", "50k", "500/-".
 * @returns rupees, exactly, or null when it is not an amount; never NaN or an infinity.
 */
export function parseAmount(text: string): number | null {
  if (text.length > LONGEST) return null;
  let rest = plainText(text);
  const negative = rest.startsWith('-');
  if (negative) rest = rest.slice(1);
  rest = rest.replace(CURRENCY, '').replace(/\/-$/, '');
  let factor = 1;
  for (const [unit, times] of UNITS) {
    if (!unit.test(rest)) continue;
    rest = rest.replace(unit, '');
    factor = times;
    break;
  }
  if (!PLAIN.test(rest) && !GROUPED.test(rest)) return null;
  if (negative && rest.startsWith('-')) return null;
  const digits = rest.replaceAll(',', '').replace(/\.$/, '').replace(/^(-?)\./, '$10.');
  const value = new Big(digits).times(factor).times(negative ? -1 : 1);
  return value.eq(0) ? 0 : value.toNumber();
}
