import type { FolioStatus, ImportedAsset, ImportFault } from '@sanchay/contracts';
import { sumRupees, sumUnits, unitCount } from '@sanchay/finance';
import { isSameUnits } from './sameUnits.ts';
import type { FolioBalance, FolioFacts, FolioRow, OpenLot, SoldPart } from './facts.ts';
import { matchLots, type LotMove } from './lots.ts';

/** A folio as its statements together state it. */
export interface Assessment {
  status: FolioStatus;
  reasons: ImportFault[];
  /** Units now, as the newest statement states them. */
  units: string;
  /** The newest NAV that a statement states, with its day. */
  nav: { nav: string; date: string } | null;
  /** Rupees that the units had cost; null where it is not known. */
  invested: string | null;
  open: OpenLot[];
  sold: SoldPart[];
  moves: LotMove[];
  rows: FolioRow[];
  /** Day up to which it is stated. */
  until: string;
}

/** Facts that are missing; every other reason makes a folio red. */
const AMBER: ReadonlySet<ImportFault> = new Set([
  'pan_missing',
  'history',
  'merged',
  'unlisted',
  'unknown_scheme',
]);

/**
 * Puts the statements of a folio together. The balances must follow from one another to 0.001 units: the rows from the
 * opening balance of the first statement have to lead to every opening and closing balance since. Source: rules, Data
 * formats 10.2.
 */
export function assess({ balances, rows: unsorted, isListed }: FolioFacts): Assessment {
  const rows = unsorted.toSorted(
    (a, b) => compare(a.date, b.date) || a.nth - b.nth || compare(a.row_key, b.row_key),
  );
  const sorted = balances.toSorted(
    (a, b) => compare(a.covers_from, b.covers_from) || compare(a.covers_to, b.covers_to),
  );
  const first = sorted[0]!;
  const last = sorted.reduce((a, b) => (b.covers_to >= a.covers_to ? b : a));
  const lots = matchLots(rows, first.opening);
  const reasons = new Set<ImportFault>(sorted.flatMap(({ faults }) => [...faults]));
  for (const fault of chainFaults(sorted, rows, first.opening)) reasons.add(fault);
  if (lots.oversold) reasons.add('oversold');
  if (lots.strayReversal) reasons.add('reversal');
  if (unitCount(first.opening).gt(0)) reasons.add('history');
  if (rows.some(({ kind }) => kind === 'merger_in' || kind === 'merger_out')) reasons.add('merged');
  if (!isListed) reasons.add('unlisted');
  const found = [...reasons].toSorted(compare);
  return {
    status: found.some((reason) => !AMBER.has(reason)) ? 'red' : found.length > 0 ? 'amber' : 'green',
    reasons: found,
    units: last.closing ?? sumUnits([first.opening, ...rows.map(({ units }) => units)]).toFixed(4),
    nav: newestNav(sorted),
    invested: investedOf(lots.open, last),
    open: lots.open,
    sold: lots.sold,
    moves: lots.moves,
    rows,
    until: last.covers_to,
  };
}

/** Puts the statements of a stored folio together. Gold is priced by us, as schemes of ours are. */
export function assessFolio(
  folio: Omit<FolioFacts, 'isListed'> & { code: string | null; asset: ImportedAsset },
): Assessment {
  return assess({ ...folio, isListed: folio.code !== null || folio.asset === 'gold' });
}

function chainFaults(
  balances: readonly FolioBalance[],
  rows: readonly FolioRow[],
  opening: string,
): ImportFault[] {
  const after = (include: (date: string) => boolean): string =>
    sumUnits([opening, ...rows.filter(({ date }) => include(date)).map(({ units }) => units)]).toFixed(4);
  return balances.flatMap(({ covers_from: from, covers_to: to, opening: stated, closing }) => {
    if (
      !isSameUnits(
        after((date) => date < from),
        stated,
      )
    )
      return ['gap' as const];
    if (
      closing !== null &&
      !isSameUnits(
        after((date) => date <= to),
        closing,
      )
    )
      return ['closing' as const];
    return [];
  });
}

/** Cost of the lots that are left, or what the registrar states where a lot's cost is not known. */
function investedOf(open: readonly OpenLot[], { cost }: FolioBalance): string | null {
  if (open.some((lot) => lot.cost === null)) return cost;
  return sumRupees(open.map((lot) => lot.cost!)).toFixed(2);
}

function newestNav(balances: readonly FolioBalance[]): Assessment['nav'] {
  return balances.reduce<Assessment['nav']>((found, { nav, valued_on: date }) => {
    if (nav === null || date === null || (found && found.date > date)) return found;
    return { nav, date };
  }, null);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
