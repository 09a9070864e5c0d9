import fc from 'fast-check';
import { portfolioOverlap } from '../overlap.ts';
import { apportion } from './apportion.ts';
import { lookThrough, type HeldBook } from './lookThrough.ts';
import { overlapMatrix } from './overlapMatrix.ts';

const weight = fc.integer({ min: 0, max: 2500 }).map((hundredth) => (hundredth / 100).toFixed(2));
const paise = fc.integer({ min: 0, max: 10 ** 12 }).map((count) => (count / 100).toFixed(2));
const book = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), weight }), { maxLength: 8 });
const held = fc.array(fc.record({ value: paise, parts: fc.option(book) }), { maxLength: 12 });
const sum = (values: readonly number[]) =>
  values.reduce((total, value) => total + Math.round(value * 100), 0);

describe('P3 · look-through', () => {
  it.each<[string, HeldBook[], unknown]>([
    ['nothing', [], { parts: [], undisclosed: { value: 0, percent: 0 }, missing: { value: 0, percent: 0 } }],
    [
      'weights times values, the undisclosed rest and a fund without holdings',
      [
        {
          value: '1000.00',
          parts: [
            { key: 'Banks', weight: '60' },
            { key: 'Power', weight: '30' },
          ],
        },
        { value: '500.00', parts: [{ key: 'Power', weight: '100' }] },
        { value: '500.00', parts: null },
      ],
      {
        parts: [
          { key: 'Power', value: 800, percent: 40 },
          { key: 'Banks', value: 600, percent: 30 },
        ],
        undisclosed: { value: 100, percent: 5 },
        missing: { value: 500, percent: 25 },
      },
    ],
    [
      'weights above 100 in proportion',
      [
        {
          value: '200.00',
          parts: [
            { key: 'a', weight: '100' },
            { key: 'b', weight: '100' },
          ],
        },
      ],
      {
        parts: [
          { key: 'a', value: 100, percent: 50 },
          { key: 'b', value: 100, percent: 50 },
        ],
        undisclosed: { value: 0, percent: 0 },
        missing: { value: 0, percent: 0 },
      },
    ],
    [
      'thirds that add up',
      ['a', 'b', 'c'].map((key) => ({ value: '0.01', parts: [{ key, weight: '100' }] })),
      {
        parts: [
          { key: 'a', value: 0.01, percent: 33.34 },
          { key: 'b', value: 0.01, percent: 33.33 },
          { key: 'c', value: 0.01, percent: 33.33 },
        ],
        undisclosed: { value: 0, percent: 0 },
        missing: { value: 0, percent: 0 },
      },
    ],
  ])('P3 · %s', (_, books, expected) => {
    expect(lookThrough(books)).toEqual(expected);
  });

  it('P3 · values add up to the portfolio to the paisa, percentages to 100', () => {
    fc.assert(
      fc.property(held, (books) => {
        const { parts, undisclosed, missing } = lookThrough(books);
        const all = [...parts, undisclosed, missing];
        const whole = sum(books.map(({ value }) => Number(value)));
        expect(sum(all.map(({ value }) => value))).toBe(whole);
        expect(sum(all.map(({ percent }) => percent))).toBe(whole === 0 ? 0 : 10_000);
      }),
    );
  });

  it('P3 · what is missing is the value of the funds without holdings, and no group changes because of it', () => {
    fc.assert(
      fc.property(held, paise, (books, value) => {
        const [before, after] = [lookThrough(books), lookThrough([...books, { value, parts: null }])];
        expect(sum([after.missing.value, -before.missing.value])).toBe(sum([Number(value)]));
        for (const { key, value: own } of before.parts) {
          const now = after.parts.find((part) => part.key === key)!;
          expect(Math.abs(sum([now.value, -own]))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('P3 · parts of a whole add up and differ from their exact share by less than one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.bigInt(0n, 10n ** 20n), { minLength: 1 }),
        fc.bigInt(0n, 10n ** 12n),
        (weights, whole) => {
          const total = weights.reduce((all, one) => all + one, 0n);
          const parts = apportion(weights, whole);
          expect(parts.reduce((all, one) => all + one, 0n)).toBe(total === 0n ? 0n : whole);
          if (total > 0n)
            for (const [index, part] of parts.entries()) {
              const error = part * total - weights[index]! * whole;
              expect(error > -total && error < total).toBe(true);
            }
        },
      ),
    );
  });
});

describe('P3 · overlap of own funds', () => {
  const names = fc.array(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), weight }), { maxLength: 6 });

  it('P3 · a matrix with the pairs by overlap; a fund without holdings has none', () => {
    const one = [
      { name: 'Kaveri', weight: '8' },
      { name: 'Udaan', weight: '4.5' },
    ];
    const two = [
      { name: 'Udaan', weight: '6' },
      { name: 'Kaveri', weight: '3' },
    ];
    expect(overlapMatrix([one, null, two, [{ name: 'Other', weight: '9' }]])).toEqual({
      percents: [
        [null, null, 7.5, 0],
        [null, null, null, null],
        [7.5, null, null, 0],
        [0, null, 0, null],
      ],
      pairs: [
        {
          ...{ a: 0, b: 2, percent: 7.5 },
          shared: [
            { name: 'Udaan', a: 4.5, b: 6 },
            { name: 'Kaveri', a: 8, b: 3 },
          ],
        },
      ],
    });
  });

  it('P3 · is symmetric, equals the comparison of two funds, and a fund overlaps its twin by all that it disclosed', () => {
    fc.assert(
      fc.property(names, names, (a, b) => {
        const { percents } = overlapMatrix([a, b, a]);
        const byName = (list: typeof a) =>
          Object.fromEntries(
            [...Map.groupBy(list, ({ name }) => name)].map(([name, own]) => [
              name,
              sum(own.map((part) => Number(part.weight))) / 100,
            ]),
          );
        expect(percents[0]![1]).toBe(percents[1]![0]);
        expect(percents[0]![1]).toBe(portfolioOverlap(byName(a), byName(b)).overlapPct);
        expect(percents[0]![2]).toBe(sum(a.map((part) => Number(part.weight))) / 100);
      }),
    );
  });

  it('P3 · a fund that disclosed everything overlaps its twin by 100', () => {
    const all = [
      { name: 'a', weight: '60' },
      { name: 'b', weight: '40' },
    ];
    expect(overlapMatrix([all, all]).percents).toEqual([
      [null, 100],
      [100, null],
    ]);
  });
});
