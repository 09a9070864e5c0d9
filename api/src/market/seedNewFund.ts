import { addBusinessDays, addDays, type BusinessCalendar } from '@sanchay/finance';
import type { Db } from '../db/pool.ts';
import { allocationRow } from './allocations.ts';
import { CATEGORIES } from './categories.ts';
import type { BaseFund } from './fundPlan.ts';
import { HOUSES } from './houses.ts';
import { insertRows } from '../db/insertRows.ts';
import { streamOf } from './navs/noise.ts';
import { plansOf } from './plans.ts';
import { schemeRows } from './schemeRows.ts';
import { MARKET_SEED } from './seedMarket.ts';

/** Name of the marker in `seeds`. */
const NEW_FUND_SEED = 'new_fund';
/** Beyond the numbers of all funds that a market can have. */
const NUMBER = 40_000;
const OPEN_SINCE_DAYS = 2;
const OPEN_FOR_DAYS = 12;
/** Business days from the close of the offer to the allotment. */
const ALLOTTED_AFTER = 5;

/** The days of an offer that is open on an ISO date: its first and last, and that of allotment. */
export function offerAround(
  today: string,
  calendar: BusinessCalendar,
): Record<'from' | 'to' | 'start', string> {
  const to = addDays(today, OPEN_FOR_DAYS);
  const start = addBusinessDays(calendar, to, ALLOTTED_AFTER, 'equity');
  return { from: addDays(today, -OPEN_SINCE_DAYS), to, start };
}

/**
 * Adds a fund that takes its first purchases now: without a NAV, lumpsums only, open until about two weeks from the
 * business date. From its day of allotment on its NAVs go on from the face value, as those of the others do. Needs a
 * seeded market; a repeat adds nothing.
 * @returns whether it was added.
 */
export async function seedNewFund(
  db: Db,
  { today, calendar }: { today: string; calendar: BusinessCalendar },
): Promise<boolean> {
  return db.tx(async (tx) => {
    await tx.query('LOCK TABLE seeds IN SHARE ROW EXCLUSIVE MODE');
    const seeds = await tx.query<{ name: string; detail: { seed: number } }>(
      'SELECT name, detail FROM seeds WHERE name = ANY ($1)',
      [[MARKET_SEED, NEW_FUND_SEED]],
    );
    const market = seeds.find(({ name }) => name === MARKET_SEED);
    if (!market || seeds.length > 1) return false;
    const { from, to, start } = offerAround(today, calendar);
    const fund = newFund(start);
    const { seed } = market.detail;
    const nothingYet = { aum: null, portfolio_turnover: null, nfo_from: from, nfo_to: to };
    const rows = schemeRows(seed, fund, plansOf(seed, fund), today);
    await insertRows(
      tx,
      'schemes',
      rows.map((row) => ({ ...row, ...nothingYet, tags: [], sip_allowed: false, lump_min: 500 })),
    );
    await insertRows(tx, 'scheme_allocations', [allocationRow(fund)]);
    await tx.query('INSERT INTO seeds (name, detail) VALUES ($1, $2)', [
      NEW_FUND_SEED,
      JSON.stringify({ from, to, start }),
    ]);
    return true;
  });
}

function newFund(launch: string): BaseFund {
  const house = HOUSES[1]!;
  const category = CATEGORIES.find(({ sub }) => sub === 'Flexi Cap')!;
  const name = `${house.short} Next Decade Fund`;
  return { house, category, name, number: NUMBER, stream: streamOf(name), launch };
}
