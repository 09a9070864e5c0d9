import type { PortfolioTransaction } from '@sanchay/contracts';
import { decimal, sumRupees, sumUnits, toWire, unitCount, type Units } from '@sanchay/finance';
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

/** The bookings of a holding, newest first, with the units of their folio after each. */
export function transactionsOf(moves: readonly Move[]): PortfolioTransaction[] {
  const balances = new Map<string, Units>();
  const bookings = Map.groupBy(moves, (move) => `${move.kind} ${move.subject_id} ${move.folio_no}`);
  const rows = [...bookings].map(([id, parts]) => {
    const { kind, subject_id, folio_no, date, nav } = parts[0]!;
    const units = sumUnits(parts.map((part) => part.units));
    const flow = sumRupees(parts.map((part) => part.flow));
    const balance = units.plus(balances.get(folio_no) ?? unitCount(0));
    balances.set(folio_no, balance);
    return {
      id: id.replaceAll(' ', ':'),
      date,
      type: TYPES[kind] ?? 'purchase',
      folio_no,
      amount: toWire(flow.abs(), 2),
      stamp_duty: toWire(sumRupees(parts.map((part) => part.stamp_duty)), 2),
      nav: toWire(nav ?? (units.eq(0) ? 0 : decimal(flow).div(decimal(units)).abs()), 4),
      units: toWire(units, 4),
      balance_units: toWire(balance, 4),
      order_id: subject_id,
    };
  });
  return rows.toReversed();
}
