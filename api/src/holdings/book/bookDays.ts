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

/** The days behind the value of a portfolio over time. Paise that came into transit; `usual` without chargebacks. */
export interface BookDays {
  moved: UnitDays[];
  transit: { dates: string[]; amount: number[]; usual: number[] };
}

/** Adds moves (oldest first) and money in transit up by day. */
export function bookDays(moves: readonly Move[], transit: readonly TransitDay[]): BookDays {
  const flowed = transit.filter(({ amount, usual }) => Number(amount) !== 0 || Number(usual) !== 0);
  return {
    moved: [...Map.groupBy(moves, ({ code }) => code)].map(([code, own]) => unitDays(code, own)),
    transit: {
      dates: flowed.map(({ date }) => date),
      amount: flowed.map(({ amount }) => scaled(amount)),
      usual: flowed.map(({ usual }) => scaled(usual)),
    },
  };
}

function unitDays(code: string, moves: readonly Move[]): UnitDays {
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
