import type { Queries } from '../db/pool.ts';

/** A day that departs from the weekly rhythm (closed on Saturday and Sunday). */
export interface CalendarDay {
  date: string;
  exchange_open: boolean;
  settlement_open: boolean;
  /** Whether mutual funds process orders on a session held on a weekend or holiday. */
  funds_open: boolean;
  note: string;
  source: string;
}

/** All rows, by date. */
export function calendarDays(q: Queries): Promise<CalendarDay[]> {
  return q.query<CalendarDay>(
    'SELECT date, exchange_open, settlement_open, funds_open, note, source FROM calendar_days ORDER BY date',
  );
}

/** A word that is another one after any change of the rows. */
export async function calendarStamp(q: Queries): Promise<string> {
  const [row] = await q.query<{ stamp: string }>(
    `SELECT count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) AS stamp FROM calendar_days`,
    [],
  );
  return row!.stamp;
}

/** Stores days that are missing; edited ones stay unchanged. */
export async function insertDays(q: Queries, days: readonly CalendarDay[]): Promise<void> {
  await q.query(
    `INSERT INTO calendar_days (date, exchange_open, settlement_open, funds_open, note, source)
     SELECT * FROM jsonb_to_recordset($1::jsonb)
       AS d (date date, exchange_open boolean, settlement_open boolean, funds_open boolean, note text, source text)
     ON CONFLICT (date) DO NOTHING`,
    [JSON.stringify(days)],
  );
}
