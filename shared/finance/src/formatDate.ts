import { dateParts, isIsoDate } from './dates.ts';
import type { Locale } from './format.ts';
import { MISSING_TEXT } from './format.ts';
import type { Instant } from './ist.ts';
import { istDate, istTimeOfDay } from './ist.ts';

/** Our own month names: Intl's vary between engines and versions, and a test must not. */
const MONTHS: Record<Locale, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
};

type Moment = Instant | null | undefined;

/** A bad moment from the wire must not take a screen down: it shows as missing. */
function orMissing(moment: Moment, show: (moment: Instant) => string): string {
  if (moment === null || moment === undefined) return MISSING_TEXT;
  try {
    return show(moment);
  } catch (cause) {
    if (cause instanceof RangeError) return MISSING_TEXT;
    throw cause;
  }
}

function dayText(date: string, locale: Locale): string {
  const { year, month, day } = dateParts(date);
  return `${day} ${MONTHS[locale][month - 1]} ${year}`;
}

/** "8 Apr 2024": an ISO date as it is, an instant as the date in India; "NA" when missing or bad. */
export function formatDate(moment: Moment, locale: Locale = 'en'): string {
  return orMissing(moment, (value) =>
    dayText(typeof value === 'string' && isIsoDate(value) ? value : istDate(value), locale),
  );
}

/** "8 Apr 2024, 3:00 pm" in India's time; Hindi uses the 24-hour clock. "NA" when missing or bad. */
export function formatDateTime(moment: Moment, locale: Locale = 'en'): string {
  return orMissing(moment, (value) => `${dayText(istDate(value), locale)}, ${timeText(value, locale)}`);
}

function timeText(instant: Instant, locale: Locale): string {
  const time = istTimeOfDay(instant);
  if (locale === 'hi') return `${time.slice(0, 5)} बजे`;
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? 'am' : 'pm'}`;
}
