import {
  isMarketDay,
  isWithinOrderHours,
  istDate,
  istTimeOfDay,
  orderHoursRules,
  requireRule,
} from '@sanchay/finance';
import type { BusinessCalendar, Locale } from '@sanchay/finance';
import { addDays } from '@sanchay/finance';
import { requestLanguage } from '../platform/language.ts';
import { dayAndMonth } from './notices.ts';

export interface OfflineNotice {
  code: 'offline_mode';
  text: string;
}

const sentences: Record<Locale, (date: string, time: string) => string> = {
  en: (date, time) =>
    `Orders are taken in offline mode now. What you pay is processed from ${time} on ${dayAndMonth(date)}.`,
  hi: (date, time) =>
    `अभी ऑर्डर ऑफ़लाइन लिए जा रहे हैं। आप जो चुकाएँगे, वह ${dayAndMonth(date, 'hi')} को ${time} बजे से पूरा होगा।`,
};

/** Says that orders wait for the opening, outside its hours and on days when it is closed; else nothing. */
export function offlineNotices(
  calendar: BusinessCalendar,
  at: Date,
  language: Locale = requestLanguage(),
): OfflineNotice[] {
  if (isWithinOrderHours(at, calendar)) return [];
  const today = istDate(at);
  const { from } = requireRule(orderHoursRules, today, 'order hours').value;
  let day = istTimeOfDay(at) < from ? today : addDays(today, 1);
  while (!isMarketDay(calendar, day)) day = addDays(day, 1);
  return [{ code: 'offline_mode', text: sentences[language](day, from) }];
}
