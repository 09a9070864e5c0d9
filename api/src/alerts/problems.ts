import type { AlertKind, AlertRule, RecordRule } from '@sanchay/contracts';
import { formatDate, formatRupees, isScale } from '@sanchay/finance';
import { createMessages } from '../platform/http/language.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { isRecordRule } from './fundRecords.ts';

const LARGEST_LEVEL = 1_000_000_000;
const SMALLEST_MOVE = 0.1;
const LARGEST_MOVE = 100;
/** NAVs have four decimals, other prices two. */
const DECIMALS: Record<AlertKind, number> = { mutual_fund: 4, stock: 2, us_stock: 2, gold: 2 };

/** What the user entered. */
export interface Terms {
  rule: AlertRule | RecordRule;
  value: number | null;
}

type Reached = { price: string; date: string };

/** What the user reads when an alert is refused. */
export const message = createMessages({
  en: {
    correct: 'Correct the highlighted fields.',
    not_found: "This item wasn't found.",
    alert_gone: "This alert wasn't found. It may have been deleted in another tab.",
    alert_exists: 'You already have this alert.',
    alerts_full: 'You can have up to {limit} alerts. Delete one to add another.',
    no_prices: '{name} has no price yet, so an alert cannot be set.',
    no_year: '{name} has less than a year of prices, so it has no 52-week high or low yet.',
    level_missing: 'Enter a price above 0.',
    level_too_large: 'Enter a smaller price.',
    level_decimals: 'Enter a price with at most {decimals} decimals.',
    move: 'Enter a percentage from 0.1 to 100, with at most 2 decimals.',
    no_value: 'This alert takes no value.',
    funds_only: 'This alert can only be set on a fund.',
    above_reached: ({ price, date }: Reached) =>
      `The price was already ${price} on ${formatDate(date)}. Enter a higher level.`,
    below_reached: ({ price, date }: Reached) =>
      `The price was already ${price} on ${formatDate(date)}. Enter a lower level.`,
  },
  hi: {
    correct: 'जिन जगहों पर निशान है उन्हें ठीक करें।',
    not_found: 'यह नहीं मिला।',
    alert_gone: 'यह अलर्ट नहीं मिला। हो सकता है कि इसे किसी और टैब में हटा दिया गया हो।',
    alert_exists: 'यह अलर्ट आप पहले ही लगा चुके हैं।',
    alerts_full: 'आप ज़्यादा से ज़्यादा {limit} अलर्ट लगा सकते हैं। नया लगाने के लिए एक हटाएँ।',
    no_prices: '{name} का अभी कोई भाव नहीं है, इसलिए अलर्ट सेट नहीं हो सकता।',
    no_year: '{name} के भाव एक साल से कम के हैं, इसलिए 52 हफ़्तों का उच्च या निम्न स्तर अभी उपलब्ध नहीं है।',
    level_missing: '0 से ज़्यादा भाव लिखें।',
    level_too_large: 'इससे छोटा भाव लिखें।',
    level_decimals: 'भाव में ज़्यादा से ज़्यादा {decimals} दशमलव अंक लिखें।',
    move: '0.1 से 100 तक प्रतिशत लिखें, ज़्यादा से ज़्यादा 2 दशमलव अंकों में।',
    no_value: 'इस अलर्ट में कोई मान नहीं लिखा जाता।',
    funds_only: 'यह अलर्ट सिर्फ़ फ़ंड पर लग सकता है।',
    above_reached: ({ price, date }: Reached) =>
      `${formatDate(date, 'hi')} को भाव ${price} हो चुका था। इससे ऊँचा स्तर लिखें।`,
    below_reached: ({ price, date }: Reached) =>
      `${formatDate(date, 'hi')} को भाव ${price} हो चुका था। इससे नीचा स्तर लिखें।`,
  },
});

/** A price with the decimals it has, at least two: "₹120.50", "$12.3456". */
export function priceText(price: number, currency: 'INR' | 'USD'): string {
  return formatRupees(price, { decimals: isScale(price, 2) ? 2 : 4, currency });
}

/** Refuses terms that make no sense. @throws Problem 422 `alert_wrong` with the fault at `value`. */
export function assertTerms(kind: AlertKind, terms: Terms): void {
  const fault = faultOf(kind, terms);
  if (fault) throw validationFailed('alert_wrong', message('correct'), { value: [fault] });
}

function faultOf(kind: AlertKind, { rule, value }: Terms): string | null {
  if (isRecordRule(rule) && kind !== 'mutual_fund') return message('funds_only');
  if (isRecordRule(rule) || rule === 'high_52w' || rule === 'low_52w')
    return value === null ? null : message('no_value');
  if (rule === 'move') {
    const fits = value !== null && value >= SMALLEST_MOVE && value <= LARGEST_MOVE && isScale(value, 2);
    return fits ? null : message('move');
  }
  if (value === null || value <= 0) return message('level_missing');
  if (value > LARGEST_LEVEL) return message('level_too_large');
  const decimals = DECIMALS[kind];
  return isScale(value, decimals) ? null : message('level_decimals', { decimals });
}
