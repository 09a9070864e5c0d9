import { Big } from '../money.ts';

const DEVANAGARI_ZERO = 0x966;
const LONGEST = 40;

const CURRENCY = '(?:₹|rs\\.?|inr|रु\\.?)?';
/** Plain digits, or Indian or western grouping; "1,5" is refused because it may mean one and a half. */
const NUMBER = '(\\d+(?:\\.\\d*)?|\\.\\d+|\\d{1,3}(?:,\\d{2,3})*,\\d{3}(?:\\.\\d*)?)';
const THOUSAND = ['k', 'thousand', 'हज\u093cार', 'हजार'];
const LAKH = ['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'];
const CRORE = ['cr', 'crore', 'crores', 'करोड\u093c', 'करोड'];
const AMOUNT = new RegExp(
  `^(-?)${CURRENCY}(-?)${NUMBER}(${[...THOUSAND, ...LAKH, ...CRORE].join('|')})?\\.?(?:/-)?$`,
  'u',
);

function factorOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  if (THOUSAND.includes(unit)) return 1e3;
  return LAKH.includes(unit) ? 1e5 : 1e7;
}

function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\s\u200b-\u200f\u2060]/g, '')
    .replace(/[\u2212\u2013]/g, '-');
}

/**
 * Reads an amount as the user types it: "₹ 1,00,000", "1,00,000.50", "१०००", "1.5L", "2 Cr", "50k", "500/-".
 * @returns rupees, exactly, or null when it is not an amount; never NaN or an infinity.
 */
export function parseAmount(text: string): number | null {
  if (text.length > LONGEST) return null;
  const match = AMOUNT.exec(plainText(text));
  if (!match) return null;
  const [, before, after, number = '', unit] = match;
  if (before && after) return null;
  const digits = number.replaceAll(',', '').replace(/\.$/, '').replace(/^\./, '0.');
  const value = new Big(digits).times(factorOf(unit));
  if (value.eq(0)) return 0;
  return (before || after ? value.neg() : value).toNumber();
}
