import {
  rupees,
  unitCount,
  unitsDown,
  unitsForRedemption,
  unitsOf,
  unlocksOn,
  valueOf,
  type HeldLot,
  type LockIn,
  type RuleBook,
} from '@sanchay/finance';
import type { RedemptionState } from './redemptionState.ts';

/**
 * Units reserved for a sale by amount beyond what today's NAV requires, in percent: the NAV may fall before its day.
 * Should it fall further, the sale pays less than requested and reports it.
 */
const RESERVE_PCT = 10;

/** Units of a folio as they stand for a sale. Decimal text. */
export interface FolioUnits {
  /** All that is there. */
  units: string;
  /** What could be sold now: not locked, and not kept for another sale. */
  free: string;
  reserved: string;
  /** Locked units by the day on which they can be sold, soonest first. */
  locked: { units: string; unlocksOn: string }[];
}

type LockRules = Pick<RuleBook, 'elss_lock_in'>;

/** Lots that can be sold on a day, and those that cannot. */
export function splitByLock<Lot extends HeldLot>(
  lots: readonly Lot[],
  lock: LockIn,
  day: string,
  rules: LockRules,
): { open: Lot[]; locked: Lot[] } {
  const isOpen = (lot: Lot) => unlocksOn(lock, lot.boughtOn, rules) <= day;
  return { open: lots.filter(isOpen), locked: lots.filter((lot) => !isOpen(lot)) };
}

/** The units of a folio, given its lots, its lock-in, what is reserved, and the day on which a sale would count. */
export function folioUnits(
  lots: readonly HeldLot[],
  lock: LockIn,
  { reserved, day }: { reserved: string; day: string },
  rules: LockRules,
): FolioUnits {
  const { open, locked } = splitByLock(lots, lock, day, rules);
  const free = unitsOf(open).minus(unitCount(reserved));
  const byDay = Map.groupBy(locked, (lot) => unlocksOn(lock, lot.boughtOn, rules));
  return {
    units: unitsOf(lots).toFixed(4),
    free: (free.lt(0) ? unitCount(0) : free).toFixed(4),
    reserved: unitCount(reserved).toFixed(4),
    locked: [...byDay]
      .map(([unlocks, own]) => ({ units: unitsOf(own).toFixed(4), unlocksOn: unlocks }))
      .toSorted((a, b) => (a.unlocksOn < b.unlocksOn ? -1 : 1)),
  };
}

/**
 * Units to keep for a sale, or null when the folio has not got them. By amount: today's NAV and a tenth more, as far
 * as they are free.
 */
export function unitsToReserve(
  ask: Pick<RedemptionState, 'by' | 'amount' | 'asked_units'>,
  free: string,
  { nav, decimals }: { nav: string; decimals: number },
): string | null {
  const all = unitCount(unitsDown(free, decimals));
  if (all.lte(0)) return null;
  if (ask.by === 'all') return all.toFixed(4);
  if (ask.by === 'units')
    return all.gte(unitCount(ask.asked_units!)) ? unitCount(ask.asked_units!).toFixed(4) : null;
  if (rupees(ask.amount!).gt(valueOf(all, nav).round(2, 0))) return null;
  const wanted = unitCount(unitsForRedemption(ask.amount!, nav, decimals));
  const kept = unitCount(
    unitsDown(
      wanted
        .times(100 + RESERVE_PCT)
        .div(100)
        .toFixed(),
      decimals,
    ),
  );
  return (kept.gt(all) ? all : kept.lt(wanted) ? wanted : kept).toFixed(4);
}

/** Units that a sale takes at its NAV, never more than were kept for it. */
export function unitsToSell(
  sale: Pick<RedemptionState, 'by' | 'amount' | 'reserved_units'>,
  nav: string,
  decimals: number,
): { units: string; short: boolean } {
  if (sale.by !== 'amount') return { units: sale.reserved_units, short: false };
  const wanted = unitCount(unitsForRedemption(sale.amount!, nav, decimals));
  const short = wanted.gt(unitCount(sale.reserved_units));
  return { units: short ? sale.reserved_units : wanted.toFixed(4), short };
}
