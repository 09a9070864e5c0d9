import { addDays, decimal, isMarketDay, istDate } from '@sanchay/finance';
import { loadCalendar } from '../../../../calendar/index.ts';
import type { Db } from '../../../../db/pool.ts';
import { inventedDates } from '../../numbered/inventedDates.ts';
import { PAYS_AFTER } from './actionForm.ts';
import { exchangeActions, type ActionDraft } from './actionStore.ts';

/** A company as the seeded market has it; rupees of a year as text, null where it pays none. */
export interface PayingShare {
  isin: string;
  dividend: string | null;
}

const COMPANIES = 60;
const HALF_YEAR = 182;
const YEAR = 365;
/** Of ten companies in the order of size, the eighth splits its shares and the tenth issues bonus shares. */
const OF = 10;
const SPLITS = 7;
const BONUS = 9;
const SPLIT_RATIOS = [5, 2, 10] as const;
const BONUS_RATIOS = [
  [1, 1],
  [1, 2],
  [3, 1],
] as const;

/** The invented dividends, splits and bonus issues of a year, of the companies in the order of their size. */
export function inventedActions(
  shares: readonly PayingShare[],
  today: string,
  isOpen: (day: string) => boolean,
): ActionDraft[] {
  const open = { today, isOpen };
  return shares.flatMap(({ isin, dividend }, rank): ActionDraft[] => {
    const half = decimal(dividend ?? '0')
      .div(2)
      .round(2);
    const dividends = half.lte(0) ? [] : inventedDates({ rank, every: HALF_YEAR }, open);
    const once = inventedDates({ rank, every: YEAR }, open);
    const turn = Math.floor(rank / OF);
    const times = SPLIT_RATIOS[turn % SPLIT_RATIOS.length]!;
    const [more, of] = BONUS_RATIOS[turn % BONUS_RATIOS.length]!;
    return [
      ...dividends.map(({ exDate, announcedAt }) => ({
        isin,
        kind: 'dividend' as const,
        per_share: half.toFixed(2),
        ex_date: exDate,
        pays_on: addDays(exDate, PAYS_AFTER),
        announced_at: announcedAt,
      })),
      ...(rank % OF === SPLITS ? once : []).map(({ exDate, announcedAt }) => ({
        isin,
        kind: 'split' as const,
        new_shares: times,
        old_shares: 1,
        ex_date: exDate,
        announced_at: announcedAt,
      })),
      ...(rank % OF === BONUS ? once : []).map(({ exDate, announcedAt }) => ({
        isin,
        kind: 'bonus' as const,
        new_shares: more,
        old_shares: of,
        ex_date: exDate,
        announced_at: announcedAt,
      })),
    ];
  });
}

/** Schedules the invented actions of the largest Indian companies, once for a sandbox. */
export async function scheduleActions(db: Db, now: Date): Promise<void> {
  const shares = await db.query<PayingShare>(
    `SELECT isin, dividend::text AS dividend FROM stocks ORDER BY market_cap DESC, isin LIMIT ${COMPANIES}`,
  );
  if (shares.length === 0) return;
  const calendar = await loadCalendar(db);
  await exchangeActions.scheduleFirst(
    db,
    inventedActions(shares, istDate(now), (day) => isMarketDay(calendar, day)),
  );
}
