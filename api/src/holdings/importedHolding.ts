import type { ImportedLot, PortfolioTransaction } from '@sanchay/contracts';
import { sumRupees, toWire, unitCount, valueOf } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { foliosOf, knownFolio, type KnownFolio } from '../imported/index.ts';
import type { Position } from './figures.ts';
import { statedTransactions } from './transactions.ts';

/** The transactions and the lots that statements state of a position, newest and oldest first. */
export async function importedPart(
  q: Queries,
  portfolioId: string,
  { asset, book }: Position,
): Promise<{ transactions: PortfolioTransaction[]; lots: ImportedLot[] }> {
  const ids = book.imported?.folios.map(({ statement }) => statement.id) ?? [];
  if (ids.length === 0) return { transactions: [], lots: [] };
  const folios = (await foliosOf(q, portfolioId, ids)).map(knownFolio);
  return {
    transactions: folios.flatMap(statedTransactions),
    lots: folios
      .flatMap((folio) => lotsOf(folio, asset.nav?.nav ?? null))
      .toSorted((a, b) => ((a.bought_on ?? '') < (b.bought_on ?? '') ? -1 : 1)),
  };
}

function lotsOf({ id, folio_no, first, assessment }: KnownFolio, nav: string | null): ImportedLot[] {
  return assessment.open.map(({ lot, bought_on, units, cost }) => {
    const value = nav === null ? null : toWire(valueOf(unitCount(units), nav), 2);
    return {
      id: `import:${id}:${lot}`,
      folio_no,
      bought_on,
      before: bought_on === null ? first : null,
      units: toWire(units, 4),
      cost: cost === null ? null : toWire(cost, 2),
      value,
      gain: value === null || cost === null ? null : toWire(sumRupees([value, -Number(cost)]), 2),
    };
  });
}
