import fc from 'fast-check';
import { addDays } from '../calendar/dates.ts';
import { xirrRates } from './xirr.ts';

/** A polynomial with whole coefficients, that of the highest power first. */
type Polynomial = bigint[];

const START = '2000-01-01';
/** Growth a year is counted in ten-thousandths: from 1 (-99.99 %) to 100,010,000 (1,000,000 %). */
const SCALE = 10_000n;
const [LEAST, MOST] = [1n, 100_010_000n];

const trimmed = (list: Polynomial): Polynomial => {
  const first = list.findIndex((value) => value !== 0n);
  return first < 0 ? [] : list.slice(first);
};
const valueAt = (list: Polynomial, at: bigint): bigint => list.reduce((sum, value) => sum * at + value, 0n);
const sign = (value: bigint): number => (value === 0n ? 0 : value > 0n ? 1 : -1);

function common(list: Polynomial): bigint {
  let found = 0n;
  for (const value of list) {
    let [a, b] = [found, value < 0n ? -value : value];
    while (b !== 0n) [a, b] = [b, a % b];
    found = a;
  }
  return found === 0n ? 1n : found;
}

/** The remainder of a division with its sign turned, times a positive number that keeps it whole. */
function turnedRemainder(of: Polynomial, by: Polynomial): Polynomial {
  let rest = of;
  while (rest.length >= by.length) {
    const [lead, own] = [by[0]!, rest[0]!];
    const [times, less] = lead > 0n ? [lead, own] : [-lead, -own];
    rest = trimmed(
      rest.map((value, index) => value * times - (index < by.length ? by[index]! * less : 0n)).slice(1),
    );
  }
  const divisor = common(rest);
  return rest.map((value) => -value / divisor);
}

/** Sturm's chain of a polynomial; its last one is a number where no zero is a double one. */
function chainOf(list: Polynomial): Polynomial[] {
  const degree = list.length - 1;
  const chain = [list, list.slice(0, -1).map((value, index) => value * BigInt(degree - index))];
  while (chain.at(-1)!.length > 1) {
    const next = turnedRemainder(chain.at(-2)!, chain.at(-1)!);
    if (next.length === 0) break;
    chain.push(next);
  }
  return chain;
}

/** How many different zeros a polynomial has in (from, to], exactly: Sturm's theorem in whole numbers. */
function zerosBetween(list: Polynomial, from: bigint, to: bigint): number {
  const chain = chainOf(list);
  const changes = (at: bigint): number => {
    const signs = chain.map((one) => sign(valueAt(one, at))).filter((one) => one !== 0);
    return signs.filter((one, index) => index > 0 && one !== signs[index - 1]).length;
  };
  return changes(from) - changes(to);
}

const yearly = (paise: readonly number[]) =>
  paise.map((amount, year) => ({ date: addDays(START, year * 365), amount: amount / 100 }));

/** The flows' value as a polynomial in ten-thousandths of growth a year. */
const polynomialOf = (paise: readonly number[]): Polynomial =>
  trimmed(paise.map((amount, index) => BigInt(amount) * SCALE ** BigInt(index)));

describe('P2 · every rate that explains the flows', () => {
  it('P2 · as many as Sturm counts in whole numbers, each where the value changes sign', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -400, max: 400 }), { minLength: 2, maxLength: 8 }),
        (hundreds) => {
          const paise = hundreds.map((value) => value * 100);
          const list = polynomialOf(paise);
          fc.pre(list.length > 1 && list.at(-1) !== 0n);
          // At a double zero the value touches zero and keeps its sign.
          fc.pre(chainOf(list).at(-1)!.length === 1);
          const rates = xirrRates(yearly(paise));
          expect(rates).toHaveLength(zerosBetween(list, LEAST - 1n, MOST));
          for (const rate of rates) {
            const near = (share: number) => BigInt(Math.round((1 + rate) * (1 + share) * 1e12));
            const fine = paise.map((amount, index) => BigInt(amount) * 1_000_000_000_000n ** BigInt(index));
            const exact = [-1e-9, 1e-9].map((share) => sign(valueAt(fine, near(share))));
            expect(exact[0]! * exact[1]!).toBeLessThanOrEqual(0);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('P2 · flows made from up to four rates have exactly these', () => {
    const percents = fc.uniqueArray(
      fc.integer({ min: -9, max: 90 }).map((tens) => tens * 10),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    fc.assert(
      fc.property(percents, fc.boolean(), (list, turned) => {
        // Products of (100 x - (100 + percent)), scaled up: whole paise, exactly.
        const paise = list.reduce<number[]>(
          (own, percent) =>
            [...own, 0].map(
              (value, index) => value * 100 - (index > 0 ? own[index - 1]! * (100 + percent) : 0),
            ),
          [turned ? -1 : 1],
        );
        fc.pre(paise.every(Number.isSafeInteger));
        const rates = xirrRates(yearly(paise));
        const expected = list.toSorted((a, b) => a - b);
        expect(rates).toHaveLength(expected.length);
        rates.forEach((rate, index) => expect(rate).toBeCloseTo(expected[index]! / 100, 5));
      }),
      { numRuns: 1000 },
    );
  });

  it('P2 · two rates a hundredth of a percent apart are two', () => {
    const rates = xirrRates(yearly([-1e10, 2.4601e10, -1.513023e10].map(Math.round)));
    expect(rates).toEqual([expect.closeTo(0.23, 8), expect.closeTo(0.2301, 8)]);
  });

  it('P2 · flows turned round have the same rates with the sign of every amount changed', () => {
    const day = fc.nat(9_000).map((days) => addDays(START, days));
    const flow = fc.record({ date: day, amount: fc.integer({ min: -9_999_999, max: 9_999_999 }) });
    fc.assert(
      fc.property(fc.array(flow, { minLength: 2, maxLength: 30 }), (list) => {
        const turned = list.map(({ date, amount }) => ({ date, amount: -amount })).toReversed();
        const rates = xirrRates(list);
        expect(xirrRates(turned)).toEqual(rates.map((rate) => expect.closeTo(rate, 6)));
      }),
    );
  });

  it('P2 · ten thousand flows that change direction every day end', () => {
    const list = Array.from({ length: 10_000 }, (_, day) => ({
      date: addDays(START, day),
      amount: (day % 2 === 0 ? -1 : 1) * (100 + (day % 7)),
    }));
    for (const rate of xirrRates(list)) expect(Number.isFinite(rate)).toBe(true);
  });
});
