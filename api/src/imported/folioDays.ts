import { sumRupees, sumUnits, toWire, unitCount } from '@sanchay/finance';
import { assessFolio, type Assessment } from './assess.ts';
import type { StoredFolio } from './folioStore.ts';
import { notBelowZero } from './sameUnits.ts';

/** A folio with what its statements together state. */
export interface KnownFolio extends StoredFolio {
  assessment: Assessment;
  /** First ISO day that a statement covers. */
  first: string;
  /** Units before it, as decimal text. */
  opening: string;
}

export function knownFolio(folio: StoredFolio): KnownFolio {
  const [first] = folio.balances.toSorted((a, b) => (a.covers_from < b.covers_from ? -1 : 1));
  return {
    ...folio,
    assessment: assessFolio(folio),
    first: first!.covers_from,
    opening: first!.opening ?? '0',
  };
}

/** Units at the end of an ISO day, as decimal text. */
export function unitsOn({ assessment, opening }: KnownFolio, day: string): string {
  if (day >= assessment.until) return assessment.units;
  const own = assessment.rows.filter(({ date }) => date <= day).map(({ units }) => units);
  return notBelowZero(sumUnits([opening, ...own])).toFixed(4);
}

/** Rupees that the units of a day had cost; null where units came before the first statement, or do not add up. */
export function investedOn({ assessment, opening }: KnownFolio, day: string): number | null {
  const moves = assessment.moves.filter(({ row }) => row.date <= day);
  if (assessment.status === 'red' || unitCount(opening).gt(0) || moves.some(({ cost }) => cost === null))
    return null;
  return toWire(sumRupees(moves.map(({ cost }) => cost!)), 2);
}
