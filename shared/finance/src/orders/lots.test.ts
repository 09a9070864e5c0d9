import fc from 'fast-check';
import {
  lotsAfter,
  NotEnoughUnitsError,
  rupees,
  sumRupees,
  takeLots,
  unitCount,
  unitsOf,
  type HeldLot,
} from '../index.ts';

const lot = (id: string, boughtOn: string, units: string, cost: string): HeldLot => ({
  id,
  boughtOn,
  units,
  cost,
});

const someLots = fc
  .array(
    fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      thousandths: fc.integer({ min: 1, max: 500_000 }),
      paise: fc.integer({ min: 1, max: 10_000_000 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) =>
    parts.map(({ day, thousandths, paise }, index) =>
      lot(
        `l${index}`,
        `2026-01-${String(day).padStart(2, '0')}`,
        (thousandths / 1000).toFixed(3),
        (paise / 100).toFixed(2),
      ),
    ),
  );

/** What is left of lots after parts of them were taken. */
function without(lots: readonly HeldLot[], taken: readonly HeldLot[]): HeldLot[] {
  return lots.map((one) => {
    const part = taken.find(({ id }) => id === one.id);
    if (!part) return one;
    return {
      ...one,
      units: unitCount(one.units).minus(unitCount(part.units)).toFixed(4),
      cost: rupees(one.cost).minus(rupees(part.cost)).toFixed(2),
    };
  });
}

describe('I5 · taking units from lots', () => {
  test('I5 · what is left is the rest of each lot, oldest first, and together with what was taken the whole', () => {
    fc.assert(
      fc.property(someLots, fc.integer({ min: 0, max: 100 }), (lots, percent) => {
        const asked = unitsOf(lots)
          .times((percent / 100).toFixed(2))
          .round(4, 0)
          .toFixed(4);
        const taken = unitCount(asked).gt(0) ? takeLots(lots, asked) : [];
        const left = lotsAfter(lots, asked);
        expect(left.map(({ boughtOn }) => boughtOn)).toEqual(left.map(({ boughtOn }) => boughtOn).toSorted());
        expect(left.every(({ units }) => unitCount(units).gt(0))).toBe(true);
        expect(unitsOf([...taken, ...left]).toFixed(4)).toBe(unitsOf(lots).toFixed(4));
        const costs = [...taken, ...left].map(({ cost }) => cost);
        expect(sumRupees(costs).toFixed(2)).toBe(sumRupees(lots.map(({ cost }) => cost)).toFixed(2));
      }),
    );
  });

  it('I5 · the oldest goes first, whatever the order they are given in', () => {
    const lots = [lot('new', '2026-02-01', '10', '200.00'), lot('old', '2025-02-01', '5', '50.00')];
    expect(takeLots(lots, '7')).toEqual([
      { id: 'old', boughtOn: '2025-02-01', units: '5.0000', cost: '50.00' },
      { id: 'new', boughtOn: '2026-02-01', units: '2.0000', cost: '40.00' },
    ]);
  });

  it('I5 · a part of a lot takes its share of the cost, half-up to paise', () => {
    expect(takeLots([lot('a', '2026-01-01', '3', '100.00')], '1')).toMatchObject([{ cost: '33.33' }]);
    expect(takeLots([lot('a', '2026-01-01', '3', '100.00')], '2')).toMatchObject([{ cost: '66.67' }]);
  });

  it('I5 · a lot that was emptied before gives nothing', () => {
    expect(
      takeLots([lot('a', '2026-01-01', '0.0000', '0.00'), lot('b', '2026-01-02', '1', '9.00')], '1'),
    ).toMatchObject([{ id: 'b' }]);
  });

  it('I5 · more than there is, nothing and less than nothing are refused', () => {
    const lots = [lot('a', '2026-01-01', '1', '10.00')];
    expect(() => takeLots(lots, '1.001')).toThrow(new NotEnoughUnitsError('1.001', '1'));
    expect(() => takeLots(lots, '0')).toThrow(RangeError);
    expect(() => takeLots(lots, '-1')).toThrow(RangeError);
  });

  it('I5 · what is taken and what is left are the whole, in units and in cost, and nothing goes below zero', () => {
    fc.assert(
      fc.property(someLots, fc.integer({ min: 1, max: 1000 }), (lots, share) => {
        const wanted = unitsOf(lots).times(share).div(1000).round(3, 3).toFixed(3);
        const asked = unitCount(wanted).gt(unitsOf(lots)) ? unitsOf(lots).toFixed(3) : wanted;
        const taken = takeLots(lots, asked);
        const left = without(lots, taken);
        expect(unitsOf(taken).toFixed(4)).toBe(unitCount(asked).toFixed(4));
        expect(unitsOf(taken).plus(unitsOf(left)).toFixed(4)).toBe(unitsOf(lots).toFixed(4));
        const costs = sumRupees([...taken, ...left].map(({ cost }) => cost));
        expect(costs.toFixed(2)).toBe(sumRupees(lots.map(({ cost }) => cost)).toFixed(2));
        expect(left.every(({ units, cost }) => unitCount(units).gte(0) && rupees(cost).gte(0))).toBe(true);
      }),
    );
  });

  it('I5 · taking in two parts takes the same units of the same lots as taking at once', () => {
    fc.assert(
      fc.property(someLots, fc.integer({ min: 1, max: 999 }), (lots, share) => {
        const all = unitsOf(lots);
        const first = all.times(share).div(1000).round(3, 0);
        if (first.lte(0) || first.gte(all)) return;
        const one = takeLots(lots, first.toFixed(3));
        const two = takeLots(without(lots, one), all.minus(first).toFixed(3));
        const together = Map.groupBy([...one, ...two], ({ id }) => id);
        for (const whole of takeLots(lots, all.toFixed(3))) {
          const parts = together.get(whole.id)!;
          expect(unitsOf(parts).toFixed(4)).toBe(whole.units);
          expect(sumRupees(parts.map(({ cost }) => cost)).toFixed(2)).toBe(whole.cost);
        }
      }),
    );
  });
});
