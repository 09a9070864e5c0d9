import { sumUnits } from '@sanchay/finance';
import type { Db } from '../../db/pool.ts';
import { bookOf } from '../book/portfolioBook.ts';

/** Units of a fund, or grams of gold, as decimal text. */
export interface HeldUnits {
  code: string;
  units: string;
  /** `imported` where none of the units is held here. */
  source: 'sanchay' | 'imported';
}

/**
 * What a portfolio holds by code, booked here or imported; what was sold completely is left out, and of imported
 * schemes those without price and disclosure.
 */
export async function heldUnits(db: Db, portfolioId: string): Promise<HeldUnits[]> {
  const { lots, imported } = await bookOf(db, portfolioId, ['lots', 'imported']);
  const all = [
    ...lots.map(({ code, units }) => ({ code, units, source: 'sanchay' as const })),
    ...imported
      .filter(({ listed }) => listed)
      .map(({ code, folios }) => ({
        code,
        units: folios.map(({ units }) => units),
        source: 'imported' as const,
      })),
  ].filter(({ units }) => sumUnits(units).gt(0));
  return [...Map.groupBy(all, ({ code }) => code)]
    .map(([code, own]) => ({
      code,
      units: sumUnits(own.flatMap(({ units }) => units)).toFixed(4),
      // Units of ours come first.
      source: own[0]!.source,
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
