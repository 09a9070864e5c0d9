import { addDays, instantAtIst } from '@sanchay/finance';

/** Days from the first start of the sandbox to the first ex-date, and the days of a year that are planned. */
const FIRST_AFTER = 7;
const PLANNED = 365;
/** Days from the announcement to the ex-date. */
const ANNOUNCED_BEFORE = 21;
const SEARCH_DAYS = 12;

/** An invented ex-date with the instant of its announcement, ISO. */
export interface InventedDate {
  exDate: string;
  announcedAt: string;
}

/**
 * Ex-dates of a company over a year, one in every `every` days, different for each rank; only on days of trading.
 * @param today ISO day
 */
export function inventedDates(
  { rank, every }: { rank: number; every: number },
  { today, isOpen }: { today: string; isOpen: (day: string) => boolean },
): InventedDate[] {
  const dates: InventedDate[] = [];
  for (let after = FIRST_AFTER + ((rank * 5) % every); after <= PLANNED; after += every) {
    const exDate = firstOpen(addDays(today, after), isOpen);
    if (exDate === null) continue;
    const announced = addDays(exDate, -ANNOUNCED_BEFORE);
    const day = announced < today ? today : announced;
    dates.push({ exDate, announcedAt: new Date(instantAtIst(day, '00:00')).toISOString() });
  }
  return dates;
}

function firstOpen(from: string, isOpen: (day: string) => boolean): string | null {
  for (let days = 0; days < SEARCH_DAYS; days += 1) {
    const day = addDays(from, days);
    if (isOpen(day)) return day;
  }
  return null;
}
