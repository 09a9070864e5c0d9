import {
  addDays,
  formatTimeOfDay,
  isMarketDay,
  isWithinOrderHours,
  istDate,
  istTimeOfDay,
  requireRule,
  type BusinessCalendar,
  type Locale,
  type RuleBook,
} from '@sanchay/finance';
import { requestLanguage, type Localized } from '../platform/http/language.ts';
import { dayAndMonth } from './notices.ts';

export interface OfflineNotice {
  code: 'offline_mode';
  text: string;
}

const sentences: Localized<(date: string, time: string) => string> = {
  en: (date, time) =>
    `Markets are closed. Orders paid now are processed from ${formatTimeOfDay(time)} on ${dayAndMonth(date)}.`,
  hi: (date, time) =>
    `बाज़ार बंद है। अभी चुकाए गए ऑर्डर ${dayAndMonth(date, 'hi')} को ${formatTimeOfDay(time, 'hi')} से प्रोसेस होंगे।`,
};

/** States that orders wait for the opening, outside market hours and on closed days; otherwise empty. */
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
