import type { Folio } from '@sanchay/contracts';
import { sumUnits, unitCount } from '@sanchay/finance';
import { GOLD } from '../../gold/index.ts';
import { isSameUnits, knownFolio, type KnownFolio, type StoredFolio } from '../../imported/index.ts';
import { bookedFlows, type BookedFlows } from '../cashFlows.ts';
import { incomeOf, paidFor, realisedGain } from '../gains.ts';
import { statedMoves, type StatedMove } from '../statedMoves.ts';
import type { Move } from '../moveStore.ts';

/** A folio as imported statements state it; `cost` is null where statements state none. Decimals are text. */
export interface ImportedFolio {
  folio_no: string;
  units: string;
  cost: string | null;
  statement: NonNullable<Folio['statement']>;
}

/** An asset in imported folios, added up as `AssetBook`. Null where its earlier purchases are not known. */
export interface ImportedBook {
  /** Of the fund or gold; the id of the folio for a scheme that is not listed. */
  code: string;
  asset: 'mutual_fund' | 'gold';
  listed: boolean;
  name: string;
  /** The newest price of the statements, for a scheme without a price of ours. */
  price: { nav: string; date: string } | null;
  first_day: string;
  folios: ImportedFolio[];
  realised: string | null;
  income: string;
  paid: string | null;
  paid_from_outside: string | null;
  flows: BookedFlows | null;
}

/** The books of funds and gold in imported folios. Shares are no holdings of funds. */
export function importedBooks(folios: readonly StoredFolio[]): ImportedBook[] {
  const held = folios.filter(({ asset }) => asset === 'mutual_fund' || asset === 'gold').map(knownFolio);
  return [...Map.groupBy(held, keyOf).values()].map(bookOfFolios);
}

const keyOf = ({ asset, code, id }: KnownFolio): string => (asset === 'gold' ? GOLD : (code ?? id));

function bookOfFolios(folios: readonly KnownFolio[]): ImportedBook {
  const { asset, code, name } = folios[0]!;
  const moves = folios.flatMap(statedMoves);
  const known = folios.every(reachesBack) && moves.every(isKnown) ? moves : null;
  const prices = folios.flatMap(({ assessment }) => assessment.nav ?? []);
  return {
    code: keyOf(folios[0]!),
    asset: asset === 'gold' ? 'gold' : 'mutual_fund',
    listed: asset === 'gold' || code !== null,
    name,
    price: prices.toSorted((a, b) => (a.date < b.date ? -1 : 1)).at(-1) ?? null,
    first_day: folios.map(({ first, assessment }) => assessment.rows[0]?.date ?? first).toSorted()[0]!,
    folios: folios.map(folioOf),
    realised: known && realisedGain(known).toFixed(2),
    income: incomeOf(moves).toFixed(2),
    paid: known && paidFor(known, 'flows').toFixed(2),
    paid_from_outside: known && paidFor(known, 'internal').toFixed(2),
    flows: known && bookedFlows(known),
  };
}

function folioOf({ id, folio_no, name, house, assessment }: KnownFolio): ImportedFolio {
  const { units, invested, until, status, reasons } = assessment;
  return {
    folio_no,
    units,
    // Statements that contradict one another state no cost either.
    cost: status === 'red' ? null : invested,
    statement: { id, name, house, until, status, reasons },
  };
}

/** Whether the statements of a folio add up and reach back to the first purchase of every unit. */
function reachesBack({ assessment: { status, open, sold, units } }: KnownFolio): boolean {
  return (
    status !== 'red' &&
    open.every(({ cost }) => cost !== null) &&
    sold.every(({ cost }) => cost !== null) &&
    isSameUnits(sumUnits(open.map((lot) => lot.units)).toFixed(4), units)
  );
}

/** Whether the rupees of a move are known: units that left without an amount have no proceeds. */
function isKnown(move: StatedMove): move is StatedMove & Move {
  return move.cost !== null && move.flow !== null && !(move.unpriced && unitCount(move.units).lt(0));
}
