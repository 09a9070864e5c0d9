import {
  addDays,
  isBusinessDay,
  nextBusinessDay,
  weekday,
  type BusinessCalendar,
  type Locale,
  type SchemeClass,
} from '@sanchay/finance';
import { requestLanguage, type Localized } from '../platform/http/language.ts';

export interface CalendarNotice {
  code: 'non_business_day';
  text: string;
}

/** Days ahead that a notice looks: today and the next three. */
const DAYS_AHEAD = 3;
const MONTHS: Localized<readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};

/** '2026-04-13' as '13 April' or '13 अप्रैल'. */
export function dayAndMonth(date: string, language: Locale = 'en'): string {
  return `${Number(date.slice(8))} ${MONTHS[language][Number(date.slice(5, 7)) - 1]}`;
}

const sentences: Localized<(date: string, allFunds: boolean, next: string) => string> = {
  en: (date, all, next) =>
    `${dayAndMonth(date)} is a non-business day for ${all ? 'all funds' : 'debt funds, liquid ones included'}. Orders placed then are processed on the next business day, ${dayAndMonth(next)}.`,
  hi: (date, all, next) =>
    `${dayAndMonth(date, 'hi')} को ${all ? 'सभी फ़ंड' : 'डेट फ़ंड (लिक्विड भी)'} का कारोबार बंद है। उस दिन के ऑर्डर अगले कारोबारी दिन, ${dayAndMonth(next, 'hi')} को पूरे होंगे।`,
};

function noticeOf(calendar: BusinessCalendar, date: string, language: Locale): CalendarNotice | null {
  const closed = (cls: SchemeClass) => !isBusinessDay(calendar, date, cls);
  if (weekday(date) % 6 === 0 || !closed('debt')) return null;
  const next = nextBusinessDay(calendar, date, 'debt');
  return { code: 'non_business_day', text: sentences[language](date, closed('equity'), next) };
}

/**
 * A sentence for each weekday from today to three days ahead on which some funds do not process orders.
 * Source: specification, section 8 (the notice of 13 April); the days come from the calendar rows.
 */
export function calendarNotices(
  calendar: BusinessCalendar,
  today: string,
  language: Locale = requestLanguage(),
): CalendarNotice[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return days.map((date) => noticeOf(calendar, date, language)).filter((notice) => notice !== null);
}
