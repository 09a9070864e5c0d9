import { unitCount } from '@sanchay/finance';
import { assess, type StoredFolio } from '../../imported/index.ts';
import type { Statement } from '../../import/formats/statement.ts';
import { plannedFolios } from '../../import/plan.ts';
import type { FoundScheme } from '../../import/matchSchemes.ts';

/** Applies a statement of the PAN AAAPE1111A to folios as the store does, on 20 November 2026. */
export function applyStatement(
  stored: readonly StoredFolio[],
  statement: Statement,
  found: FoundScheme,
): StoredFolio[] {
  const plan = plannedFolios(statement, {
    found: statement.holdings.map(() => found),
    ...{ stored, held: new Map(), isOwnPan: (pan: string) => pan === 'AAAPE1111A', today: '2026-11-20' },
  });
  const next = new Map(stored.map((folio) => [`${folio.folio_key} ${folio.scheme_key}`, folio]));
  for (const { statement: taken } of plan) {
    if (!taken) continue;
    const key = `${taken.folio.folio_key} ${taken.folio.scheme_key}`;
    const before = next.get(key) ?? { id: key, ...taken.folio, balances: [], rows: [] };
    const seen = new Set(before.rows.map(({ row_key }) => row_key));
    next.set(key, {
      ...before,
      balances: [...before.balances, taken.balance],
      rows: [...before.rows, ...taken.rows.filter(({ row_key }) => !seen.has(row_key))],
    });
  }
  return [...next.values()];
}

/** What folios hold: units, status with its reasons, lots, sales and the number of transactions. */
export function heldIn(folios: readonly StoredFolio[]) {
  return folios.map((folio) => {
    const { units, status, reasons, open, sold, rows } = assess({ ...folio, isListed: true });
    return { ...{ units: unitCount(units).toFixed(3), status, reasons, open, sold }, rows: rows.length };
  });
}
