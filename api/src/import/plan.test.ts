import fc from 'fast-check';
import { casText, type CasScheme } from '../testing/casText.ts';
import { applyStatement, heldIn } from '../testing/statements/applyText.ts';
import type { StoredFolio } from '../imported/index.ts';
import { readDetailedCas } from './formats/detailedCas.ts';

const FOUND = {
  match: 'isin' as const,
  scheme: { code: 'ZZEQ-GR', name: 'Zed', slug: 'zed' },
  share: null,
};
const applyText = (stored: readonly StoredFolio[], text: string) =>
  applyStatement(stored, readDetailedCas(text), FOUND);

const days = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}`);
/** Purchases and smaller sales, some equal on one day. */
const lines = fc
  .array(
    fc.record({
      month: fc.integer({ min: 0, max: 11 }),
      units: fc.integer({ min: 1000, max: 90_000 }),
      twice: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 14,
    },
  )
  .map((found) =>
    found
      .toSorted((a, b) => a.month - b.month)
      .flatMap(({ month, units, twice }, index) => {
        const sells = index % 4 === 3;
        const size = (sells ? units / 100 : units) / 1000;
        const one = {
          on: `${days[month]!}-1${index % 9}`,
          what: sells ? 'Redemption' : 'Purchase',
          amount: sells ? `(${(size * 10).toFixed(2)})` : (size * 10).toFixed(2),
          units: (sells ? -size : size).toFixed(3),
          nav: '10.0000',
        };
        return twice ? [one, one] : [one];
      })
      .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)),
  );
const schemeOf = (own: CasScheme['lines']): CasScheme => ({
  ...{ folio: '12345 / 6', pan: 'AAAPE1111A', name: 'Zed Fund', isin: 'INF000Z01018', lines: own },
});

describe('putting statements together', () => {
  test('P6 · overlapping parts in any order, even twice, give the holdings of the whole statement', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 })), {
          maxLength: 3,
        }),
        fc.infiniteStream(fc.nat()),
        (own, extra, order) => {
          const scheme = schemeOf(own);
          const whole = heldIn(applyText([], casText([scheme], { from: '2025-01-01', to: '2025-12-31' })));
          const cuts = [
            ['2025-01-01', '2025-05-31'],
            ['2025-05-01', '2025-09-30'],
            ['2025-10-01', '2025-12-31'],
            ...extra.map(([a, b]) => [`${days[Math.min(a, b)]!}-01`, `${days[Math.max(a, b)]!}-28`]),
          ] as [string, string][];
          const texts = [...cuts, ...cuts.slice(0, 2)].map(([from, to]) => casText([scheme], { from, to }));
          const shuffled = texts
            .map((text) => ({ text, at: order.next().value as number }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ text }) => text);
          expect(heldIn(shuffled.reduce<StoredFolio[]>(applyText, []))).toEqual(whole);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('P6 · a changed byte never changes a balance silently', () => {
    const text = casText(
      [
        schemeOf([
          { on: '2025-02-03', what: 'Purchase', amount: '1,000.00', units: '100.000', nav: '10.0000' },
          { on: '2025-03-03', what: 'SIP Purchase', amount: '500.00', units: '50.000', nav: '10.0000' },
          { on: '2025-06-03', what: 'Redemption', amount: '(300.00)', units: '(30.000)', nav: '10.0000' },
        ]),
      ],
      { from: '2025-01-01', to: '2025-12-31' },
    );
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const changed = text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1);
        const statement = readDetailedCas(changed);
        const folios = heldIn(applyText([], changed));
        const total = folios.reduce((sum, { units }) => sum + Number(units), 0);
        const isReported =
          statement.unread.length > 0 ||
          folios.some(({ status }) => status !== 'green') ||
          folios.length === 0;
        // Closing units are compared to 0.001 unit, the precision of statements.
        expect(isReported || Math.abs(total - 120) < 0.0011).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
