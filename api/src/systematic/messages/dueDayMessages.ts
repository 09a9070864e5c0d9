import { formatOrdinal, type Locale, type PlanFrequency } from '@sanchay/finance';
import type { Localized } from '../../platform/http/language.ts';

const WEEKDAYS: Localized<readonly string[]> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार'],
};

const SENTENCES: Localized<Record<PlanFrequency, (day: string) => string>> = {
  en: {
    daily: () => 'every business day',
    weekly: (day) => `every ${day}`,
    fortnightly: (day) => `every second ${day}`,
    monthly: (day) => `on the ${day} of every month`,
    quarterly: (day) => `on the ${day}, every three months`,
  },
  hi: {
    daily: () => 'हर कारोबारी दिन',
    weekly: (day) => `हर ${day}`,
    fortnightly: (day) => `हर दूसरे ${day}`,
    monthly: (day) => `हर महीने की ${day} तारीख को`,
    quarterly: (day) => `हर तीन महीने में ${day} तारीख को`,
  },
};

/**
 * When instalments are due, for the middle of a sentence: "on the 5th of every month", "every Monday".
 * @param day of the month, of the week (1 Monday to 5 Friday), or 0 for daily
 */
export function dueDayMessages(frequency: PlanFrequency, day: number, language: Locale): string {
  const weekly = frequency === 'weekly' || frequency === 'fortnightly';
  const name = weekly ? (WEEKDAYS[language][day - 1] ?? '') : formatOrdinal(day, language);
  return SENTENCES[language][frequency](name);
}
