import { addMonthsClamped, type BusinessCalendar, type SchemeClass } from '@sanchay/finance';
import { loadCalendar } from '../../calendar/index.ts';
import type { Db, Queries, Tx } from '../../db/pool.ts';
import { schemesForOrder, type OrderScheme } from '../../funds/index.ts';
import { ASHA, MEERA, pastPurchases, type History } from './historyPlan.ts';
import { addPurchase, storePast, type PastBook, type PastOwner } from './historyPurchases.ts';

export interface HistoryOptions {
  /** The business date in India; what is booked was allotted before it. */
  today: string;
  personas: { asha: PastOwner; meera: PastOwner };
}

const YEARS_BACK = 3;

/**
 * Gives Asha and Meera a past: purchases of the seeded market's direct funds at their real NAVs, booked through
 * the ledger. The same every time; a persona that has any order is left alone. @returns how many orders were booked.
 * @throws Error when the market has too few funds.
 */
export async function seedHistory(db: Db, { today, personas }: HistoryOptions): Promise<number> {
  const calendar = await loadCalendar(db);
  const asha = await db.tx((tx) => seedOne(tx, ASHA, personas.asha, calendar, today));
  const meera = await db.tx((tx) => seedOne(tx, MEERA, personas.meera, calendar, today));
  return asha + meera;
}

async function seedOne(
  tx: Tx,
  history: History,
  owner: PastOwner,
  calendar: BusinessCalendar,
  today: string,
): Promise<number> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR UPDATE', [owner.portfolioId]);
  const known = await tx.query('SELECT 1 FROM orders WHERE portfolio_id = $1 LIMIT 1', [owner.portfolioId]);
  if (known.length > 0) return 0;
  const schemes = await schemesFor(tx, history.funds, addMonthsClamped(today, -12 * YEARS_BACK));
  const book: PastBook = {
    tx,
    owner,
    history,
    calendar,
    today,
    schemes,
    folios: new Map(),
    bookings: [],
    plans: new Map(),
    instalments: [],
    events: [],
  };
  for (const [number, purchase] of pastPurchases(history, today).entries())
    await addPurchase(book, purchase, number);
  return storePast(book);
}

/** A fund for each of these classes, of different houses where there are; those old enough for all of it first. */
async function schemesFor(
  q: Queries,
  classes: readonly SchemeClass[],
  since: string,
): Promise<OrderScheme[]> {
  const taken: string[] = [];
  for (const schemeClass of classes) {
    const [row] = await q.query<{ code: string }>(
      `SELECT s.code FROM schemes s
       WHERE s.scheme_class = $1 AND s.direct AND s.reinvestment = 'Z' AND s.sandbox AND NOT s.closed
         AND s.lump_allowed AND s.sip_allowed AND s.lock_in_days = 0 AND s.code <> ALL ($2)
       ORDER BY EXISTS (SELECT 1 FROM navs n WHERE n.scheme_id = s.id AND n.date <= $3) DESC,
         EXISTS (SELECT 1 FROM schemes t WHERE t.code = ANY ($2) AND t.house_code = s.house_code),
         EXISTS (SELECT 1 FROM schemes t WHERE t.code = ANY ($2) AND t.sub_category = s.sub_category),
         s.start_date, s.code
       LIMIT 1`,
      [schemeClass, taken, since],
    );
    if (!row) throw new Error(`the market has no more ${schemeClass} fund to buy; seed it first`);
    taken.push(row.code);
  }
  const schemes = await schemesForOrder(q, taken);
  return taken.map((code) => schemes.get(code)!);
}
