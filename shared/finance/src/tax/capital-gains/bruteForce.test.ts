import fc from 'fast-check';
import { takeLots, type HeldLot } from '../../orders/lots.ts';
import { publishedRules } from '../../rules/ruleBook.ts';
import { taxLot } from './taxedLot.ts';

/**
 * Sales of an equity fund unit by unit, written without the code under test: a queue of single units for each folio,
 * integer paise, and days compared as text.
 */
interface Booking {
  folio: 'A' | 'B';
  day: string;
  kind: 'buy' | 'sell';
  units: number;
  /** Paise a unit. */
  price: number;
}

const FAIR_DAY = '2018-01-31';
const RATES = [
  { from: '2008-04-01', short: 15, long: 0 },
  { from: '2018-04-01', short: 15, long: 10 },
  { from: '2024-07-23', short: 20, long: 12.5 },
];

function anniversary(day: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return next.endsWith('-02-29') ? `${next.slice(0, 8)}28` : next;
}

/** Paise of gain by day of the sale, term and rate. */
function byUnit(bookings: readonly Booking[], fair: number): Map<string, number> {
  const queues = { A: [] as Booking[], B: [] as Booking[] };
  const sums = new Map<string, number>();
  for (const booking of bookings) {
    const queue = queues[booking.folio];
    for (let unit = 0; unit < booking.units; unit += 1) {
      if (booking.kind === 'buy') {
        queue.push(booking);
        continue;
      }
      const bought = queue.shift();
      if (!bought) break;
      const isLong = booking.day > anniversary(bought.day);
      const rate = RATES.findLast(({ from }) => from <= booking.day)!;
      let cost = bought.price;
      if (isLong && booking.day >= '2018-04-01' && bought.day <= FAIR_DAY)
        cost = Math.max(cost, Math.min(fair, booking.price));
      const key = `${booking.day} ${isLong ? 'long' : 'short'} ${isLong ? rate.long : rate.short}`;
      sums.set(key, (sums.get(key) ?? 0) + booking.price - cost);
    }
  }
  return sums;
}

/** The same by the functions of the reports. */
function byLot(bookings: readonly Booking[], fair: number): Map<string, number> {
  const lots: Record<string, HeldLot[]> = { A: [], B: [] };
  const sums = new Map<string, number>();
  for (const [index, { folio, day, kind, units, price }] of bookings.entries()) {
    const own = lots[folio]!;
    const text = (paise: number) => (paise / 100).toFixed(2);
    if (kind === 'buy') {
      own.push({ id: String(index), boughtOn: day, units: String(units), cost: text(units * price) });
      continue;
    }
    const there = own.reduce((sum, lot) => sum + Number(lot.units), 0);
    if (there === 0) continue;
    for (const taken of takeLots(own, Math.min(units, there))) {
      const lot = own.find(({ id }) => id === taken.id)!;
      const left = {
        units: String(Number(lot.units) - Number(taken.units)),
        cost: text(Math.round(Number(lot.cost) * 100) - Math.round(Number(taken.cost) * 100)),
      };
      own[own.indexOf(lot)] = { ...lot, ...left };
      const { term, ratePct, gain } = taxLot(
        {
          boughtOn: taken.boughtOn,
          soldOn: day,
          units: taken.units,
          cost: taken.cost,
          proceeds: text(Number(taken.units) * price),
          expenses: '0.00',
          tax: { kind: 'equity', listed: false },
          fairValue: text(fair),
        },
        publishedRules,
      );
      const key = `${day} ${term} ${ratePct}`;
      sums.set(key, (sums.get(key) ?? 0) + Math.round(Number(gain) * 100));
    }
  }
  return sums;
}

const DAYS = [
  ...['2016-02-28', '2016-02-29', '2017-02-28', '2017-03-01', '2018-01-30', '2018-01-31', '2018-02-01'],
  ...['2018-03-31', '2018-04-01', '2019-01-31', '2019-02-01', '2019-02-02', '2023-07-22', '2023-07-23'],
  ...['2024-07-22', '2024-07-23', '2024-07-24', '2025-07-23', '2025-07-24'],
];

describe('P4 · an independent count, unit by unit', () => {
  it('P4 · first in first out, grandfathering, terms and rates agree with it for any bookings', () => {
    const booking = fc.record({
      folio: fc.constantFrom('A' as const, 'B' as const),
      day: fc.constantFrom(...DAYS),
      kind: fc.constantFrom('buy' as const, 'buy' as const, 'sell' as const),
      units: fc.integer({ min: 1, max: 9 }),
      price: fc.integer({ min: 1, max: 500_00 }),
    });
    fc.assert(
      fc.property(
        fc.array(booking, { minLength: 2, maxLength: 25 }),
        fc.integer({ min: 1, max: 500_00 }),
        (some, fair) => {
          const inOrder = some.toSorted((a, b) => a.day.localeCompare(b.day));
          expect(byLot(inOrder, fair)).toEqual(byUnit(inOrder, fair));
        },
      ),
      { numRuns: 500 },
    );
  });
});
