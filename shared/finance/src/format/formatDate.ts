import { dateParts, isIsoDate } from '../calendar/dates.ts';
import { MISSING_TEXT, type Locale } from './format.ts';
import { istDate, istTimeOfDay, type Instant } from '../calendar/ist.ts';

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

/** "8 Apr 2024, 3:00 pm" in India's time, in Hindi "8 अप्रैल 2024, दोपहर 3:00 बजे". "NA" when missing or bad. */
export function formatDateTime(moment: Moment, locale: Locale = 'en'): string {
  return orMissing(
    moment,
    (value) => `${dayText(istDate(value), locale)}, ${formatTimeOfDay(istTimeOfDay(value), locale)}`,
  );
}

/** Formats a time of the 24-hour clock for everyday reading: "15:00" is "3:00 pm", in Hindi "दोपहर 3:00 बजे". */
export function formatTimeOfDay(time: string, locale: Locale = 'en'): string {
  const hours = Number(time.slice(0, 2));
  const clock = `${hours % 12 || 12}:${time.slice(3, 5)}`;
  return locale === 'hi' ? `${partOfDay(hours)} ${clock} बजे` : `${clock} ${hours < 12 ? 'am' : 'pm'}`;
}

function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'रात';
  if (hours < 12) return 'सुबह';
  return hours < 16 ? 'दोपहर' : 'शाम';
}
