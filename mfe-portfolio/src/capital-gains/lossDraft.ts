import type { CallBody, CapitalGains } from '@sanchay/contracts';
import { mergeTyped } from '@sanchay/remote-kit';

/** A loss as it is typed; an empty field is no loss. */
export interface LossRow {
  /** Of this row of the form, so that its fields stay its own when a row before it goes. */
  id: string;
  year: string;
  short: number | null;
  long: number | null;
}

/** The earliest year whose loss a report can use. */
const EARLIEST = 2009;

/** The financial years before the running one whose losses may be entered, newest first. */
export function lossYears(running: string): string[] {
  const last = Number(running.slice(0, 4)) - 1;
  return Array.from({ length: Math.max(0, last - EARLIEST + 1) }, (_, back) => nameOf(last - back));
}

const nameOf = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** The stored losses as rows of the form; one empty row of the year before where there are none. */
export function draftOf(losses: CapitalGains['carried_losses'], years: readonly string[]): LossRow[] {
  const rows = losses.map(({ financial_year: year, short, long }) => ({ id: year, year, short, long }));
  return rows.length > 0 ? rows : [emptyRow([], lossYears(years[0]!))];
}

/** The stored losses as they were entered. */
export function enteredOf(losses: CapitalGains['carried_losses']): CallBody<'setCarriedLosses'>['losses'] {
  return losses.map(({ financial_year, short, long }) => ({ financial_year, short, long }));
}

/**
 * The rows after another tab changed the losses: the stored ones, with what was typed here, year by year.
 * @param base what the form began with
 */
export function rebased(
  rows: readonly LossRow[],
  base: readonly LossRow[],
  latest: readonly LossRow[],
): LossRow[] {
  const ids = new Map([...latest, ...rows].map(({ id, year }) => [year, id]));
  const merged = mergeTyped(byYear(base), byYear(rows), byYear(latest));
  return Object.entries(merged).map(([year, loss]) => ({ id: ids.get(year)!, year, ...loss }));
}

const byYear = (rows: readonly LossRow[]): Record<string, Pick<LossRow, 'short' | 'long'>> =>
  Object.fromEntries(rows.map(({ year, short, long }) => [year, { short, long }]));

/** A new row with the newest year that no row has. */
export function emptyRow(rows: readonly LossRow[], years: readonly string[]): LossRow {
  const free = years.find((year) => !rows.some((row) => row.year === year));
  return { id: crypto.randomUUID(), year: free ?? years[0]!, short: null, long: null };
}

/** The losses that the rows state. */
export function lossesOf(rows: readonly LossRow[]): CallBody<'setCarriedLosses'>['losses'] {
  return rows.map(({ year, short, long }) => ({ financial_year: year, short: short ?? 0, long: long ?? 0 }));
}
