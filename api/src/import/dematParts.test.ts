import fc from 'fast-check';
import type { StoredFolio } from '../imported/index.ts';
import { applyStatement, heldIn } from '../testing/statements/applyText.ts';
import { dematPeriod, type DematMove } from '../testing/statements/dematPeriod.ts';
import { readText } from './formats/readFormats.ts';

const FOUND = { match: 'isin' as const, scheme: null, share: null };
const ISINS = ['INE000A01012', 'INF000A01AB9'];
const month = fc.integer({ min: 0, max: 11 });
const dayIn = (index: number, day: number) =>
  `2025-${String(index + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Units that come and go, never below zero. */
const moves = fc
  .array(
    fc.record({
      at: month,
      day: fc.integer({ min: 1, max: 28 }),
      isin: fc.constantFrom(...ISINS),
      units: fc.integer({ min: -60, max: 100 }).filter((units) => units !== 0),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((found) => {
    const held = new Map<string, number>();
    return found
      .map(({ at, day, ...rest }) => ({ ...rest, on: dayIn(at, day) }))
      .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
      .flatMap(({ isin, on, units }): DematMove[] => {
        const after = (held.get(isin) ?? 0) + units;
        if (after < 0) return [];
        held.set(isin, after);
        return [{ isin, on, units }];
      });
  })
  .filter(({ length }) => length > 0);

const apply = (stored: StoredFolio[], text: string): StoredFolio[] =>
  applyStatement(stored, readText(text)!, FOUND);
const held = (folios: StoredFolio[]) =>
  heldIn(folios.toSorted((a, b) => (a.scheme_key < b.scheme_key ? -1 : 1)));

describe.each(['NSDL', 'CDSL'] as const)('statements of %s', (kind) => {
  test('P6 · a whole statement is read with every transaction and without a fault', () => {
    const own = [
      { isin: ISINS[0]!, on: '2025-02-03', units: 10 },
      { isin: ISINS[0]!, on: '2025-05-05', units: -4 },
      { isin: ISINS[1]!, on: '2025-05-05', units: 7 },
    ];
    const whole = dematPeriod(kind, own, { from: '2025-01-01', to: '2025-12-31' });
    expect(readText(whole)!.unread).toEqual([]);
    expect(held(apply([], whole))).toMatchObject([
      { units: '6.000', rows: 2, status: 'amber' },
      { units: '7.000', rows: 1, status: 'amber' },
    ]);
  });

  test('P6 · overlapping parts in any order, even twice, give the holdings of the whole statement', () => {
    fc.assert(
      fc.property(
        moves,
        fc.array(fc.tuple(month, month), { maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        (own, extra, order) => {
          const whole = held(apply([], dematPeriod(kind, own, { from: '2025-01-01', to: '2025-12-31' })));
          const cuts = [
            { from: '2025-01-01', to: '2025-05-31' },
            { from: '2025-05-01', to: '2025-09-30' },
            { from: '2025-10-01', to: '2025-12-31' },
            ...extra.map(([a, b]) => ({ from: dayIn(Math.min(a, b), 1), to: dayIn(Math.max(a, b), 28) })),
          ];
          const shuffled = [...cuts, ...cuts.slice(0, 2)]
            .map((period) => ({ text: dematPeriod(kind, own, period), at: order.next().value as number }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ text }) => text);
          expect(held(shuffled.reduce(apply, []))).toEqual(whole);
        },
      ),
      { numRuns: 150 },
    );
  });
});
