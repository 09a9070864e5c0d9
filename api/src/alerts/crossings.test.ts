import { addDays } from '@sanchay/finance';
import fc from 'fast-check';
import { evaluateAlert, type AlertTerms, type DayPrice } from './crossings.ts';

const START = '2026-01-01';
/** One price a day after `START`, whose own price is the first. */
const series = (...prices: number[]): DayPrice[] =>
  prices.map((price, index) => ({ date: addDays(START, index), price }));
const daysOf = (terms: AlertTerms, prices: readonly DayPrice[], met = false): string[] =>
  evaluateAlert(terms, { checkedOn: START, met }, prices).crossings.map(({ date }) => date);
const day = (index: number): string => addDays(START, index);

describe('crossings of an alert', () => {
  test.each<[string, AlertTerms, number[], number[]]>([
    ['a level from below, once while above', { rule: 'above', value: 100 }, [99, 100, 101, 102], [1]],
    ['again after the price was below', { rule: 'above', value: 100 }, [99, 101, 99.99, 100], [1, 3]],
    ['never below the level', { rule: 'above', value: 100 }, [90, 99.99, 99], []],
    ['a level from above', { rule: 'below', value: 100 }, [101, 100, 99, 100.01, 99], [1, 4]],
    ['a move of exactly the percentage', { rule: 'move', value: 7 }, [100, 107, 107], [1]],
    ['a fall by the percentage', { rule: 'move', value: 10 }, [100, 90, 90], [1]],
    ['each day that moves', { rule: 'move', value: 5 }, [100, 105, 111, 112], [1, 2]],
    ['a smaller move never', { rule: 'move', value: 5 }, [100, 104.99, 109], []],
    ['no 52-week high without a year of prices', { rule: 'high_52w', value: null }, [1, 2, 3], []],
  ])('P9 · %s', (_what, terms, prices, days) => {
    expect(daysOf(terms, series(...prices))).toEqual(days.map(day));
  });

  const year = (last: readonly number[]): DayPrice[] => [
    ...Array.from({ length: 370 }, (_, index) => ({
      date: addDays(START, index - 369),
      price: index === 200 ? 60 : 50,
    })),
    ...last.map((price, index) => ({ date: day(index + 1), price })),
  ];
  test('P9 · a 52-week high is above every day of twelve months, and a run of highs is one crossing', () => {
    expect(daysOf({ rule: 'high_52w', value: null }, year([60, 61, 62, 61, 63]))).toEqual([day(2), day(5)]);
    expect(daysOf({ rule: 'low_52w', value: null }, year([50, 49, 48, 48, 47]))).toEqual([day(2), day(5)]);
  });

  test('P9 · a high of more than twelve months ago does not count', () => {
    const prices = [{ date: addDays(START, -380), price: 90 }, ...year([61])];
    expect(daysOf({ rule: 'high_52w', value: null }, prices)).toEqual([day(1)]);
  });

  const anyPrices = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 40 });
  const anyTerms = fc.record({
    rule: fc.constantFrom('above', 'below', 'move'),
    value: fc.integer({ min: 1, max: 20 }),
  }) as fc.Arbitrary<AlertTerms>;

  test('P9 · in any parts, prices lead to the same crossings as at once, and a repeat to none', () => {
    fc.assert(
      fc.property(anyPrices, anyTerms, fc.array(fc.nat(40), { maxLength: 4 }), (prices, terms, cuts) => {
        const all = series(...prices);
        const atOnce = evaluateAlert(terms, { checkedOn: START, met: false }, all);
        let state = { checkedOn: START, met: false };
        const inParts: DayPrice[] = [];
        for (const cut of [...cuts.toSorted((a, b) => a - b), all.length]) {
          const part = evaluateAlert(terms, state, all.slice(0, cut));
          state = part.state;
          inParts.push(...part.crossings);
        }
        expect(inParts).toEqual(atOnce.crossings);
        expect(state).toEqual(atOnce.state);
        expect(evaluateAlert(terms, state, all)).toEqual({ state, crossings: [] });
      }),
    );
  });

  test('P9 · between two crossings of a level there is a price on the other side', () => {
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 1, max: 20 }), (prices, value) => {
        const all = series(...prices);
        const days = daysOf({ rule: 'above', value }, all);
        for (const [index, first] of days.slice(0, -1).entries()) {
          const between = all.filter(({ date }) => date > first && date < days[index + 1]!);
          expect(between.some(({ price }) => price < value)).toBe(true);
        }
      }),
    );
  });
});
