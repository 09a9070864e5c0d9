import type { FolioStatus, ImportedAsset, ImportFault } from '@sanchay/contracts';
import { sumRupees, sumUnits, unitCount } from '@sanchay/finance';
import { isSameUnits, notBelowZero } from './sameUnits.ts';
import type { FolioBalance, FolioFacts, FolioRow, OpenLot, SoldPart } from './facts.ts';
import { matchLots, type LotMove, type Lots } from './lots.ts';

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
  'no_transactions',
  'no_cost',
  'unchecked',
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
  const sorted = chained(
    balances.toSorted((a, b) => compare(a.covers_from, b.covers_from) || compare(a.covers_to, b.covers_to)),
  );
  const first = sorted[0]!;
  const opening = first.opening ?? '0';
  const last = sorted.reduce((a, b) => (b.covers_to >= a.covers_to ? b : a));
  const lots = matchLots(rows, opening);
  const reasons = new Set<ImportFault>(sorted.flatMap(({ faults }) => [...faults]));
  for (const fault of chainFaults(sorted, rows, opening)) reasons.add(fault);
  if (lots.oversold) reasons.add('oversold');
  if (lots.strayReversal) reasons.add('reversal');
  if (unitCount(opening).gt(0)) reasons.add('history');
  if (rows.some(({ kind }) => kind === 'merger_in' || kind === 'merger_out')) reasons.add('merged');
  if (!isListed) reasons.add('unlisted');
  settle(reasons, { sorted, lots, rows });
  const found = [...reasons].toSorted(compare);
  return {
    status: found.some((reason) => !AMBER.has(reason)) ? 'red' : found.length > 0 ? 'amber' : 'green',
    reasons: found,
    units: last.closing ?? notBelowZero(sumUnits([opening, ...rows.map(({ units }) => units)])).toFixed(4),
    nav: newestNav(sorted) ?? lastPaid(rows),
    invested: investedOf(lots.open, last),
    open: lots.open,
    sold: lots.sold,
    moves: lots.moves,
    rows,
    until: last.covers_to,
  };
}

/** What has a price without a scheme of ours: from us, or from its own statement alone. */
const PRICED: ReadonlySet<ImportedAsset> = new Set(['gold', 'stock', 'nps', 'epf', 'eps']);

/**
 * Puts the statements of a stored folio together. Gold is priced by us, as schemes of ours are.
 * @param isListed whether a share has a price of ours; by the scheme where it is absent
 */
export function assessFolio(
  folio: Omit<FolioFacts, 'isListed'> & { code: string | null; asset: ImportedAsset },
  isListed = folio.code !== null || PRICED.has(folio.asset),
): Assessment {
  return assess({ ...folio, isListed });
}

const isSnapshot = ({ faults }: FolioBalance): boolean => faults.includes('no_transactions');

/** Of statements without transactions alone, only the newest counts: nothing shows what happened between them. */
function chained(sorted: readonly FolioBalance[]): FolioBalance[] {
  return sorted.every(isSnapshot) ? sorted.slice(-1) : [...sorted];
}

/** Removes reasons that other statements of the folio answer. */
function settle(
  reasons: Set<ImportFault>,
  { sorted, lots, rows }: { sorted: readonly FolioBalance[]; lots: Lots; rows: readonly FolioRow[] },
): void {
  if (!sorted.every(isSnapshot)) reasons.delete('no_transactions');
  if (isChecked(sorted, rows)) reasons.delete('unchecked');
  if (sorted.some(({ faults }) => !faults.includes('pan_missing'))) reasons.delete('pan_missing');
  if (lots.open.every(({ cost }) => cost !== null)) reasons.delete('no_cost');
  if (reasons.has('no_transactions') || reasons.has('no_cost')) reasons.delete('history');
}

/** Whether a closing balance follows the newest transaction. */
const isChecked = (balances: readonly FolioBalance[], rows: readonly FolioRow[]): boolean =>
  balances.some(({ closing, covers_to: to }) => closing !== null && (rows.at(-1)?.date ?? '') <= to);

function chainFaults(
  balances: readonly FolioBalance[],
  rows: readonly FolioRow[],
  opening: string,
): ImportFault[] {
  const after = (include: (date: string) => boolean): string =>
    sumUnits([opening, ...rows.filter(({ date }) => include(date)).map(({ units }) => units)]).toFixed(4);
  return balances.flatMap(({ covers_from: from, covers_to: to, opening: stated, closing }) => {
    if (
      stated !== null &&
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

/** The price of the newest transaction, where no statement has a newer one. */
function lastPaid(rows: readonly FolioRow[]): Assessment['nav'] {
  const last = rows.findLast(({ nav }) => nav !== null);
  return last ? { nav: last.nav!, date: last.date } : null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
