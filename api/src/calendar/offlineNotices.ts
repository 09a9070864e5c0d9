import {
  addDays,
  isMarketDay,
  isWithinOrderHours,
  istDate,
  istTimeOfDay,
  requireRule,
} from '@sanchay/finance';
import type { BusinessCalendar, Locale, RuleBook } from '@sanchay/finance';
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
  rules: Pick<RuleBook, 'order_hours'>,
  language: Locale = requestLanguage(),
): OfflineNotice[] {
  if (isWithinOrderHours(at, calendar, rules)) return [];
  const today = istDate(at);
  const { from } = requireRule(rules.order_hours, today, 'order hours').value;
  let day = istTimeOfDay(at) < from ? today : addDays(today, 1);
  while (!isMarketDay(calendar, day)) day = addDays(day, 1);
  return [{ code: 'offline_mode', text: sentences[language](day, from) }];
}
