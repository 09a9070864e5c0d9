import type { Locale } from '@sanchay/finance';

/** A time of day in India as people say it: '15:00' is '3:00 pm', or 'दोपहर 3:00 बजे'. */
export function timeWords(time: string, language: Locale): string {
  const [hours = '', minutes = ''] = time.split(':');
  const clock = `${Number(hours) % 12 || 12}:${minutes.slice(0, 2)}`;
  if (language === 'en') return `${clock} ${time < '12:00' ? 'am' : 'pm'}`;
  const part = time < '12:00' ? 'सुबह' : time < '16:00' ? 'दोपहर' : 'शाम';
  return `${part} ${clock} बजे`;
}
