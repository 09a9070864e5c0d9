import { sumRupees, sumUnits, toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { GOLD } from '../gold/index.ts';
import { foliosOf, investedOn, knownFolio, unitsOn, type KnownFolio } from '../imported/index.ts';
import type { HeldRow } from './heldStore.ts';

/** What imported folios of funds and gold held at the end of a day, and the day of their first units; null for none. */
export async function importedOn(
  q: Queries,
  portfolioId: string,
  date: string,
): Promise<{ first: string | null; held: HeldRow[] }> {
  const folios = (await foliosOf(q, portfolioId))
    .filter(({ asset }) => asset === 'mutual_fund' || asset === 'gold')
    .map(knownFolio);
  const held = folios
    .filter((folio) => beginOf(folio) <= date && Number(unitsOn(folio, date)) > 0)
    .map((folio) => rowOf(folio, date));
  return { first: folios.map(beginOf).toSorted()[0] ?? null, held: joinRows(held) };
}

/** Rows of the same asset as one; of units of which a part has no known cost, none is known. */
export function joinRows(rows: readonly HeldRow[]): HeldRow[] {
  return [...Map.groupBy(rows, ({ code }) => code).values()].map((own) => {
    const costs = own.flatMap(({ cost }) => cost ?? []);
    return {
      ...own[0]!,
      folios: own.flatMap(({ folios }) => folios),
      sources: [...new Set(own.flatMap(({ sources }) => sources))],
      units: sumUnits(own.map(({ units }) => units)).toFixed(4),
      since: own.map(({ since }) => since).toSorted()[0]!,
      cost: costs.length < own.length ? null : sumRupees(costs).toFixed(2),
      stated_price: own.findLast((row) => row.stated_price)?.stated_price,
    };
  });
}

/** The day from which units are stated: of the opening balance, or of the first transaction. */
const beginOf = ({ opening, first, assessment }: KnownFolio): string =>
  Number(opening) > 0 ? first : (assessment.rows[0]?.date ?? first);

function rowOf(folio: KnownFolio, date: string): HeldRow {
  const { id, asset, code, name, folio_no, assessment } = folio;
  const invested = assessment.status === 'red' ? null : costOn(folio, date);
  const { nav } = assessment;
  return {
    code: asset === 'gold' ? GOLD : (code ?? id),
    name,
    folios: [folio_no],
    sources: ['imported'],
    units: unitsOn(folio, date),
    since: beginOf(folio),
    cost: invested,
    stated_price: nav !== null && nav.date <= date ? nav : undefined,
  };
}

/** From the end of the statements on, the cost that they state may replace that of the lots. */
function costOn(folio: KnownFolio, date: string): string | null {
  if (date >= folio.assessment.until) return folio.assessment.invested;
  const invested = investedOn(folio, date);
  return invested === null ? null : toWire(invested, 2).toFixed(2);
}
