import { indiaCalendar, sandboxCalendar, type BusinessCalendar } from '@sanchay/finance';
import { usePlatform } from '@sanchay/remote-kit';

/** The business calendar of this installation. */
export function useCalendar(): BusinessCalendar {
  return usePlatform().config.sandbox ? sandboxCalendar : indiaCalendar;
}
