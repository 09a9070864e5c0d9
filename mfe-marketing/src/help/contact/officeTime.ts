import { formatTimeOfDay } from '@sanchay/finance';

/** '19:00' as '7 pm', or as 'शाम 7 बजे'. */
export function officeTime(time: string, language: 'en' | 'hi'): string {
  return formatTimeOfDay(time, language).replace(':00', '');
}
