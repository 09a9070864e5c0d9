import { sumRupees, sumUnits } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import {
  foliosOf,
  knownFolio,
  movesOfFolios,
  type ImportedMove,
  type KnownFolio,
} from '../../imported/index.ts';
import { elssLots, elssSchemes, type ElssLotRow, type ElssScheme } from './elssStore.ts';

/** Units that are left from before the first statement of an ELSS folio. Decimals are text. */
export interface EarlierElss extends Pick<
  ElssLotRow,
  'lot_id' | 'code' | 'name' | 'folio_no' | 'units' | 'nav'
> {
  /** ISO day before which they were bought. */
  before: string;
}

/** All allotments of ELSS funds of a portfolio, imported ones too, oldest first, and units from before statements. */
export async function everyElssLot(
  q: Queries,
  portfolioId: string,
): Promise<{ lots: ElssLotRow[]; earlier: EarlierElss[] }> {
  const own = await elssLots(q, portfolioId);
  const folios = await foliosOf(q, portfolioId);
  const schemes = await elssSchemes(
    q,
    folios.flatMap(({ code }) => code ?? []),
  );
  const held = folios.filter(({ code }) => code !== null && schemes.has(code));
  const moves = movesOfFolios(held);
  const lots = [...Map.groupBy(moves, ({ lot_id }) => lot_id).values()];
  const imported = lots.flatMap((lot) => lotRow(lot, schemes.get(lot[0]!.folio.code!)!));
  return {
    lots: [...own, ...imported].toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
    earlier: held.map(knownFolio).flatMap((folio) => earlierUnits(folio, schemes.get(folio.code!)!)),
  };
}

function earlierUnits({ id, first, folio_no, assessment }: KnownFolio, scheme: ElssScheme): EarlierElss[] {
  const { code, name, nav } = scheme;
  return assessment.open
    .filter(({ bought_on: day }) => day === null)
    .map(({ lot, units }) => ({
      lot_id: `import:${id}:${lot}`,
      before: first,
      code,
      name,
      folio_no,
      units,
      nav,
    }));
}

/** A lot whose purchase a statement states; of units from before it neither day nor cost is known. */
function lotRow(moves: readonly ImportedMove[], scheme: ElssScheme): ElssLotRow[] {
  const { row, lot_id, folio } = moves[0]!;
  const bought = moves.filter(({ row: { row_key, kind } }) => row_key === row.row_key || kind === 'reversal');
  if (moves[0]!.lot !== row.row_key || moves.some(({ cost }) => cost === null)) return [];
  const units = (own: readonly ImportedMove[]) => sumUnits(own.map((move) => move.units)).toFixed(4);
  const cost = (own: readonly ImportedMove[]) => sumRupees(own.map((move) => move.cost!)).toFixed(2);
  return [
    {
      lot_id,
      code: folio.code!,
      name: scheme.name,
      folio_no: folio.folio_no,
      date: row.date,
      is_investment: row.kind !== 'merger_in' && row.kind !== 'bonus',
      kind: row.kind === 'switch_in' ? 'switch_in' : 'purchase',
      bought_units: units(bought),
      amount: cost(bought),
      units: units(moves),
      cost: cost(moves),
      nav: scheme.nav,
    },
  ];
}
