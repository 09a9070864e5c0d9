import type { Move } from '../moveStore.ts';
import type { TransitDay } from '../transitStore.ts';

/**
 * What happened to the units of an asset on each ISO day on which anything did, ascending: whole ten-thousandths of a
 * unit and whole paise of cost, signed.
 */
export interface UnitDays {
  code: string;
  dates: string[];
  units: number[];
  cost: number[];
}

/** Paise that came into transit on ISO days, ascending; `usual` without chargebacks. */
export interface FlowedDays {
  dates: string[];
  amount: number[];
  usual: number[];
}

/** The days behind the value of a portfolio over time. */
export interface BookDays {
  moved: UnitDays[];
  transit: FlowedDays;
}

/** The days of money in transit on which its amount changed. */
export function flowedDays(transit: readonly TransitDay[]): FlowedDays {
  const flowed = transit.filter(({ amount, usual }) => Number(amount) !== 0 || Number(usual) !== 0);
  return {
    dates: flowed.map(({ date }) => date),
    amount: flowed.map(({ amount }) => scaled(amount)),
    usual: flowed.map(({ usual }) => scaled(usual)),
  };
}

/** Days of money in transit together, oldest first. */
export function joinedDays(parts: readonly FlowedDays[]): FlowedDays {
  return {
    dates: parts.flatMap(({ dates }) => dates),
    amount: parts.flatMap(({ amount }) => amount),
    usual: parts.flatMap(({ usual }) => usual),
  };
}

/** Adds the moves of an asset (oldest first) up by day. */
export function unitDays(code: string, moves: readonly Move[]): UnitDays {
  const days: UnitDays = { code, dates: [], units: [], cost: [] };
  for (const [date, own] of Map.groupBy(moves, (move) => move.date)) {
    days.dates.push(date);
    days.units.push(own.reduce((sum, { units }) => sum + scaled(units), 0));
    days.cost.push(own.reduce((sum, { cost }) => sum + scaled(cost), 0));
  }
  return days;
}

/** Decimal text as a whole number of its last place: '1.50' is 150. Exact below 2^53. */
function scaled(text: string): number {
  return Number(text.replace('.', ''));
}
