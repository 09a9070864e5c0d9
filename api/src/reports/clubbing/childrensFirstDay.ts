import type { Queries } from '../../db/pool.ts';
import { firstImportedDay } from '../../import/index.ts';
import { firstBookingDay } from '../soldLotStore.ts';
import type { Clubbing } from './clubbing.ts';

/** The first ISO day with a booking or a statement of the minors who are taxed with a portfolio; null without any. */
export async function childrensFirstDay(q: Queries, clubbing: Clubbing | null): Promise<string | null> {
  const days: (string | null)[] = [];
  for (const { portfolio_id: id } of clubbing?.children ?? [])
    days.push(await firstBookingDay(q, id), await firstImportedDay(q, id));
  return days.filter((day) => day !== null).toSorted()[0] ?? null;
}
