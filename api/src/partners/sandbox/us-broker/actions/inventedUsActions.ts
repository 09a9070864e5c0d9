import { addDays, decimal, istDate, usSessionOn } from '@sanchay/finance';
import type { Db } from '../../../../db/pool.ts';
import type { AnnouncedUsAction } from '../../../numbered/usActions.ts';
import type { Draft } from '../../numbered/announcements.ts';
import { inventedDates } from '../../numbered/inventedDates.ts';
import { brokerActions } from './usActionRoutes.ts';
import { PAYS_AFTER } from './usActionForm.ts';

/** A company as the seeded market has it; dollars of a year as text, null where it pays none. */
export interface PayingUsShare {
  symbol: string;
  dividend: string | null;
}

const COMPANIES = 60;
const QUARTER = 91;
const YEAR = 365;
/** Every tenth company splits its shares in the year, by one of these ratios. */
const SPLIT_EVERY = 10;
const RATIOS = [
  [4, 1],
  [3, 2],
  [1, 5],
] as const;

/** The invented dividends and splits of a year, of the companies in the order of their size. */
export function inventedUsActions(
  shares: readonly PayingUsShare[],
  today: string,
): Draft<AnnouncedUsAction>[] {
  const open = { today, isOpen: (day: string) => usSessionOn(day) !== null };
  return shares.flatMap(({ symbol, dividend }, rank): Draft<AnnouncedUsAction>[] => {
    const quarterly = decimal(dividend ?? '0')
      .div(4)
      .round(4);
    const dividends = quarterly.lte(0) ? [] : inventedDates({ rank, every: QUARTER }, open);
    const splits = rank % SPLIT_EVERY === SPLIT_EVERY - 1 ? inventedDates({ rank, every: YEAR }, open) : [];
    const [to, from] = RATIOS[Math.floor(rank / SPLIT_EVERY) % RATIOS.length]!;
    return [
      ...dividends.map(({ exDate, announcedAt }) => ({
        symbol,
        kind: 'dividend' as const,
        per_share: quarterly.toFixed(4),
        ex_date: exDate,
        pays_on: addDays(exDate, PAYS_AFTER),
        announced_at: announcedAt,
      })),
      ...splits.map(({ exDate, announcedAt }) => ({
        symbol,
        kind: 'split' as const,
        new_shares: to,
        old_shares: from,
        ex_date: exDate,
        announced_at: announcedAt,
      })),
    ];
  });
}

/** Schedules the invented actions of the largest US companies, once for a sandbox. */
export async function scheduleUsActions(db: Db, now: Date): Promise<void> {
  const shares = await db.query<PayingUsShare>(
    `SELECT symbol, dividend_usd::text AS dividend FROM us_stocks
     ORDER BY market_cap_usd DESC, symbol LIMIT ${COMPANIES}`,
  );
  if (shares.length > 0) await brokerActions.scheduleFirst(db, inventedUsActions(shares, istDate(now)));
}
