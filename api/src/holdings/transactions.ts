import type { PortfolioTransaction } from '@sanchay/contracts';
import { decimal, sumRupees, sumUnits, toWire, unitCount, type Units } from '@sanchay/finance';
import type { KnownFolio } from '../imported/index.ts';
import { statedMoves, type StatedMove } from './statedMoves.ts';
import type { Move } from './moveStore.ts';

/** What a booking is called on a statement; what is not here is a purchase. */
const TYPES: Readonly<Record<string, string>> = {
  redemption: 'redemption',
  switch_out: 'switch_out',
  switch_in: 'switch_in',
  allotment_reversal: 'reversal',
  gold_reversal: 'reversal',
  nav_correction: 'correction',
  sale_correction: 'correction',
  merger: 'merger',
};

/** The same of a booking that a systematic plan made. */
const PLANNED: Readonly<Record<string, string>> = {
  allotment: 'sip',
  redemption: 'swp',
  switch_out: 'stp_out',
  switch_in: 'stp_in',
};

/** The same of a statement. */
const STATED: Readonly<Record<string, string>> = {
  redemption: 'redemption',
  switch_out: 'switch_out',
  switch_in: 'switch_in',
  reversal: 'reversal',
  correction: 'correction',
  merger_in: 'merger',
  merger_out: 'merger',
  sip: 'sip',
  bonus: 'bonus',
  segregation: 'segregation',
  dividend_reinvestment: 'dividend_reinvestment',
  dividend_payout: 'dividend_payout',
  transfer_in: 'transfer_in',
  transfer_out: 'transfer_out',
};

/** The bookings of a holding, newest first, with the units of their folio after each. */
export function transactionsOf(moves: readonly Move[]): PortfolioTransaction[] {
  return bookingsOf(moves, 'sanchay').toReversed();
}

/**
 * What statements state of an imported folio, newest first. Units from before the first statement are a row of their
 * own: neither their day nor what was paid for them is known.
 */
export function statedTransactions(folio: KnownFolio): PortfolioTransaction[] {
  const { id, folio_no, opening, first } = folio;
  const before = unitCount(opening);
  const rows = bookingsOf(statedMoves(folio), 'imported', before);
  if (!before.gt(0)) return rows.toReversed();
  const units = toWire(before, 4);
  const opened: PortfolioTransaction = {
    id: `import:${id}:opening`,
    date: first,
    type: 'opening',
    folio_no,
    source: 'imported',
    amount: null,
    stamp_duty: 0,
    nav: null,
    units,
    balance_units: units,
    order_id: null,
  };
  return [opened, ...rows].toReversed();
}

function bookingsOf(
  moves: readonly (Move | StatedMove)[],
  source: PortfolioTransaction['source'],
  before: Units = unitCount(0),
): PortfolioTransaction[] {
  const balances = new Map<string, Units>();
  const bookings = Map.groupBy(moves, (move) => `${move.kind} ${move.subject_id} ${move.folio_no}`);
  return [...bookings].map(([id, parts]) => {
    const { kind, subject_id, folio_no, date, is_planned: isPlanned } = parts[0]!;
    const units = sumUnits(parts.map((part) => part.units));
    const balance = units.plus(balances.get(folio_no) ?? before);
    balances.set(folio_no, balance);
    return {
      id: id.replaceAll(' ', ':'),
      date,
      type: (isPlanned && PLANNED[kind]) || ((source === 'imported' ? STATED : TYPES)[kind] ?? 'purchase'),
      folio_no,
      source,
      ...amountsOf(parts, units),
      units: toWire(units, 4),
      balance_units: toWire(balance, 4),
      order_id: source === 'imported' ? null : subject_id,
    };
  });
}

/** Rupees of a booking and its price; null where the statement has none. */
function amountsOf(
  parts: readonly (Move | StatedMove)[],
  units: Units,
): Pick<PortfolioTransaction, 'amount' | 'stamp_duty' | 'nav'> {
  const { nav } = parts[0]!;
  const paid = parts.flatMap((part) => ('unpriced' in part && part.unpriced ? [] : (amountOf(part) ?? [])));
  const flow = paid.length < parts.length ? null : sumRupees(paid);
  const perUnit = flow && !units.eq(0) ? decimal(flow).div(decimal(units)).abs() : null;
  return {
    amount: flow && toWire(flow.abs(), 2),
    stamp_duty: toWire(sumRupees(parts.map((part) => part.stamp_duty)), 2),
    nav: nav === null && flow === null ? null : toWire(nav ?? perUnit ?? 0, 4),
  };
}

/** A payout of a dividend has no units and is income only. */
const amountOf = ({ kind, flow, interest }: Move | StatedMove): string | null =>
  kind === 'dividend_payout' ? interest : flow;
