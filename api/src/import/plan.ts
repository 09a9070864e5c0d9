import type { ImportFault, ImportNews, RowOutcome } from '@sanchay/contracts';
import { unitCount } from '@sanchay/finance';
import { GOLD } from '../gold/index.ts';
import {
  assessFolio,
  isSameUnits,
  type Assessment,
  type FolioBalance,
  type FolioRow,
  type FolioStatement,
  type StoredFolio,
} from '../imported/index.ts';
import { NO_ACCOUNT } from './formats/broker/brokerHeads.ts';
import { folioKey, isDematAccount, nameKey, rowKeys, sharedKeys } from './folio/rowKey.ts';
import type { Statement, StatementHolding, StatementRow } from './formats/statement.ts';
import type { FoundScheme } from './matchSchemes.ts';

/** A folio of our own ledger: its units, and its bookings as `bookingKey` writes them. */
export interface HeldHere {
  units: string;
  bookings: ReadonlySet<string>;
}

/** What the plan of an import depends on besides the statement. */
export interface Surroundings {
  found: readonly FoundScheme[];
  stored: readonly StoredFolio[];
  /** What our own ledger holds, by `heldKey`. */
  held: ReadonlyMap<string, HeldHere>;
  /** Whether a PAN is one of the portfolio's holders. */
  isOwnPan: (pan: string) => boolean;
  /** The business day. */
  today: string;
}

/** What becomes of one holding of a statement. */
export interface PlannedFolio {
  index: number;
  holding: StatementHolding;
  found: FoundScheme;
  /** Whether no import has stated the folio before. */
  isNew: boolean;
  /** One for each row of the holding. */
  outcomes: { outcome: RowOutcome; fault: ImportFault | null }[];
  /** The folio as it is after applying. */
  assessment: Assessment;
  /** What applying stores; null for nothing. */
  statement: FolioStatement | null;
  news: ImportNews;
}

export const heldKey = (folioNo: string, code: string): string => `${folioKey(folioNo)} ${code}`;
export const bookingKey = (date: string, units: string): string => `${date} ${unitCount(units).toFixed(3)}`;

/** The key of a scheme within a folio: our code, else the ISIN, else the name. */
export function schemeKey({ isin, name }: StatementHolding, { scheme }: FoundScheme): string {
  return scheme?.code ?? isin ?? `name:${nameKey(name)}`;
}

/**
 * Compares a statement with what is known. Rows that do not add up are rejected, rows that are stored already are
 * known, and a row of a day that an earlier statement of the folio covers without it is a conflict. A folio of another
 * PAN and a folio that is held with us are left out. One holding at a time, so that others are served in between.
 */
export function* plannedFolios(statement: Statement, around: Surroundings): Generator<PlannedFolio> {
  const byKey = new Map(around.stored.map((folio) => [`${folio.folio_key} ${folio.scheme_key}`, folio]));
  const taken = new Set<string>();
  for (const [index, holding] of statement.holdings.entries()) {
    const found = around.found[index]!;
    const key = `${folioKey(holding.folio)} ${schemeKey(holding, found)}`;
    const left = leftOut(holding, found, around, taken.has(key));
    if (left === null) taken.add(key);
    yield planFolio({ holding, index, found, left }, statement, {
      ...around,
      known: byKey.get(key) ?? null,
    });
  }
}

/** Whether a security is imported from a depository and from a broker, which are the same units. */
function isSameInOtherPlace({ folio, isin, asset }: StatementHolding, known: StoredFolio): boolean {
  if (isin === null || known.isin !== isin) return false;
  const keys = [folioKey(folio), known.folio_key];
  if (keys.filter(isDematAccount).length !== 1) return false;
  return asset === 'stock' || keys.some((key) => !/\d/.test(key) || key.startsWith(NO_ACCOUNT));
}

type LeftOut = 'other_pan' | 'held_here' | 'twice' | 'held_twice' | 'skipped';

function leftOut(
  holding: StatementHolding,
  found: FoundScheme,
  around: Surroundings,
  isTaken: boolean,
): LeftOut | null {
  const { pan } = holding;
  if (pan !== null && !around.isOwnPan(pan)) return 'other_pan';
  if (found.match === 'skipped') return 'skipped';
  if (heldOf(holding, found, around)) return 'held_here';
  if (around.stored.some((known) => isSameInOtherPlace(holding, known))) return 'held_twice';
  return isTaken ? 'twice' : null;
}

/** The same folio in our own ledger. */
function heldOf(
  { folio, asset, isin }: StatementHolding,
  { scheme }: FoundScheme,
  { held }: Pick<Surroundings, 'held'>,
): HeldHere | undefined {
  const code = asset === 'gold' ? GOLD : asset === 'stock' ? (isin ?? undefined) : scheme?.code;
  return code === undefined ? undefined : held.get(heldKey(folio, code));
}

function planFolio(
  {
    holding,
    index,
    found,
    left,
  }: { left: LeftOut | null } & Pick<PlannedFolio, 'holding' | 'index' | 'found'>,
  statement: Statement,
  around: Surroundings & { known: StoredFolio | null },
): PlannedFolio {
  const { from, to } = holding.covers ?? statement;
  const { known, today } = around;
  const keys = sharedKeys(holding.rows, rowKeys(holding.rows), known?.rows ?? []);
  const held = heldOf(holding, found, around);
  const knownKeys = new Set(known?.rows.map(({ row_key }) => row_key));
  const outcomes = holding.rows.map((row, at) =>
    outcomeOf(row, { left, held, today, isKnown: knownKeys.has(keys[at]!), balances: known?.balances ?? [] }),
  );
  const rows = holding.rows.flatMap((row, at) =>
    outcomes[at]!.outcome === 'accepted' || outcomes[at]!.outcome === 'known'
      ? [folioRow(row, keys[at]!)]
      : [],
  );
  const balance = balanceOf(holding, {
    from,
    to,
    today,
    faults: [
      ...holding.faults,
      ...outcomes.flatMap(({ fault }) => fault ?? []),
      ...panFault(holding, statement),
    ],
  });
  const own = left === null ? known : null;
  const stored = new Set(own?.rows.map(({ row_key }) => row_key));
  const assessment = assessFolio(
    {
      balances: [...(own?.balances ?? []), balance],
      rows: [...(own?.rows ?? []), ...rows.filter(({ row_key }) => !stored.has(row_key))],
      code: found.scheme?.code ?? null,
      asset: holding.asset,
    },
    holding.asset === 'stock' ? found.share !== null : undefined,
  );
  return {
    holding,
    index,
    found,
    isNew: known === null,
    outcomes,
    assessment: withReasons(assessment, { left, found, agrees: agreesWith(held, holding, outcomes) }),
    statement: left === null ? { folio: folioOf(holding, found), balance, rows } : null,
    news: left === null ? newsOf(own, balance, outcomes) : 'none',
  };
}

/** What the statement of a folio adds to those before it. */
function newsOf(
  own: StoredFolio | null,
  balance: FolioBalance,
  outcomes: PlannedFolio['outcomes'],
): ImportNews {
  if (own === null || outcomes.some(({ outcome }) => outcome === 'accepted')) return 'transactions';
  return own.balances.some((known) => isSameBalance(known, balance)) ? 'none' : 'period';
}

function isSameBalance(one: FolioBalance, other: FolioBalance): boolean {
  const isSameClosing =
    one.closing === null || other.closing === null
      ? one.closing === other.closing
      : isSameUnits(one.closing, other.closing);
  return (
    isSameClosing &&
    (['covers_from', 'covers_to', 'valued_on'] as const).every((field) => one[field] === other[field])
  );
}

/** The holders of an archive are compared as a whole. */
const panFault = ({ pan, asset }: StatementHolding, { format }: Statement): ImportFault[] =>
  pan === null && asset === 'mutual_fund' && format !== 'archive' ? ['pan_missing'] : [];

/** Whether our books have each transaction of the statement and the same units. */
function agreesWith(
  held: HeldHere | undefined,
  { closing }: StatementHolding,
  outcomes: PlannedFolio['outcomes'],
): boolean {
  if (!held || closing === null || !isSameUnits(held.units, closing)) return false;
  return outcomes.every(({ outcome }) => outcome === 'known');
}

function withReasons(
  assessment: Assessment,
  { left, found, agrees }: { left: LeftOut | null; found: FoundScheme; agrees: boolean },
): Assessment {
  if (left === 'other_pan' || left === 'twice' || left === 'held_twice')
    return { ...assessment, status: 'red', reasons: [left] };
  if (left === 'held_here')
    return { ...assessment, status: agrees ? 'green' : 'red', reasons: ['held_here'] };
  if (found.match !== 'unknown') return assessment;
  const reasons = assessment.reasons.map((one) => (one === 'unlisted' ? ('unknown_scheme' as const) : one));
  return { ...assessment, reasons };
}

function outcomeOf(
  row: StatementRow,
  {
    left,
    held,
    today,
    isKnown,
    balances,
  }: {
    left: LeftOut | null;
    held: HeldHere | undefined;
    today: string;
    isKnown: boolean;
    balances: readonly FolioBalance[];
  },
): { outcome: RowOutcome; fault: ImportFault | null } {
  if (left === 'held_here')
    return held?.bookings.has(bookingKey(row.on, row.units))
      ? { outcome: 'known', fault: null }
      : { outcome: 'conflict', fault: 'held_here' };
  if (left !== null) return { outcome: 'rejected', fault: left === 'skipped' ? null : left };
  if (row.fault !== null) return { outcome: 'rejected', fault: row.fault };
  if (row.on > today) return { outcome: 'rejected', fault: 'future' };
  if (isKnown) return { outcome: 'known', fault: null };
  // A statement may be made in the middle of its first or last day.
  const isCovered = balances.some(({ covers_from: from, covers_to: to }) => from < row.on && row.on < to);
  return isCovered ? { outcome: 'conflict', fault: 'conflict' } : { outcome: 'accepted', fault: null };
}

function folioRow(row: StatementRow, key: string): FolioRow {
  const { on, nth, kind, description, amount, units, nav, stampDuty, stt } = row;
  return {
    row_key: key,
    date: on,
    nth,
    kind,
    description,
    amount,
    units,
    nav,
    stamp_duty: stampDuty,
    stt,
    tds: row.tds ?? null,
    exact: row.exact ?? null,
  };
}

function balanceOf(
  { opening, closing, nav, valuedOn, cost, rows }: StatementHolding,
  {
    from,
    to,
    today,
    faults,
  }: { from: string | null; to: string | null; today: string; faults: ImportFault[] },
): FolioBalance {
  const days = rows.map(({ on }) => on).toSorted();
  const covers_to = [to ?? valuedOn ?? days.at(-1) ?? today, today].toSorted()[0]!;
  const isSnapshot = faults.includes('no_transactions');
  return {
    covers_from: isSnapshot ? covers_to : [from ?? days[0] ?? covers_to, covers_to].toSorted()[0]!,
    covers_to,
    opening,
    closing,
    nav,
    cost,
    valued_on: valuedOn,
    faults: [...new Set(faults)].toSorted(),
  };
}

function folioOf(holding: StatementHolding, found: FoundScheme): FolioStatement['folio'] {
  const { folio, asset, isin, name, house } = holding;
  return {
    folio_key: folioKey(folio),
    scheme_key: schemeKey(holding, found),
    folio_no: folio,
    asset,
    isin,
    name,
    house,
    code: found.scheme?.code ?? null,
  };
}
