import fc from 'fast-check';
import { contrast } from '../tokens/contrast.ts';
import { MARKS, type MarkKind } from './marks.ts';
import { GLYPHS } from './glyphs.ts';
import { markOf } from './markOf.ts';
import { LETTERS, PALETTE, SHADE, SHAPES } from './palette.ts';

const kinds = Object.keys(MARKS) as MarkKind[];
const table = kinds.flatMap((kind) =>
  Object.entries(MARKS[kind]).map(([code, mark]) => ({ kind, code, mark })),
);

/** A colour under black of an opacity. */
function shaded(hex: string): string {
  const parts = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - SHADE)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test.each(Object.entries(PALETTE))('S18 · letters of monograms on %s reach 4.5', (_name, colour) => {
  expect(contrast(LETTERS, colour)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(LETTERS, shaded(colour))).toBeGreaterThanOrEqual(4.5);
});

test.each(table)('S18 · $kind $code has one or two letters, a colour and a shape', ({ mark }) => {
  expect(mark.letters).toMatch(/^[A-Z]{1,2}$/);
  for (const letter of mark.letters) expect(GLYPHS).toHaveProperty(letter);
  expect(PALETTE).toHaveProperty(mark.colour);
  expect(SHAPES).toHaveProperty(mark.shape);
});

test.each(kinds)('S18 · no two marks of the table look alike among %s', (kind) => {
  const looks = Object.values(MARKS[kind]).map(({ letters, colour, shape }) => letters + colour + shape);
  expect(new Set(looks).size).toBe(looks.length);
});

test.each(table)(
  'S18 · $kind $code has the same mark by its code and by every name',
  ({ kind, code, mark }) => {
    expect(markOf(kind, 'Another name', code)).toBe(mark);
    for (const name of mark.names) {
      expect(markOf(kind, name)).toBe(mark);
      expect(markOf(kind, `${name.toUpperCase()} Flexi Cap`)).toBe(mark);
    }
  },
);

test('S18 · a name begins with whole words: Quantum is not Quant', () => {
  expect(markOf('fund', 'Quantum Liquid Fund')).toMatchObject({ letters: 'QU' });
  expect(markOf('fund', 'Quantum Liquid Fund')).not.toBe(MARKS.fund['QUANT']);
});

test('S18 · all funds of an unknown house share a mark, with its code or without', () => {
  const mark = markOf('fund', 'Bandhan Mutual Fund', 'BANDHAN');
  expect(mark.letters).toBe('BA');
  expect(markOf('fund', 'Bandhan Small Cap Fund')).toEqual(mark);
});

test('S18 · unknown companies are distinguished by the words that differ', () => {
  expect(markOf('company', 'Aravalka Motors Ltd').letters).toBe('AM');
  expect(markOf('company', 'The Aravalka').letters).toBe('AR');
  expect(markOf('bank', 'Bank of Baroda').letters).toBe('BB');
  expect(markOf('company', 'कावेरी बैंक').letters).toHaveLength(2);
  expect(markOf('company', 'ßß').letters).toBe('SS');
  expect(markOf('company', 'Électricité de Mer').letters).toBe('ED');
  expect(markOf('company', '360 One').letters).toBe('3O');
  expect(markOf('company', 'Aravalka Motors')).toEqual(markOf('company', 'ARAVALKA  MOTORS LIMITED'));
});

test('S18 · a code that is a property of every object is unknown', () => {
  expect(markOf('bank', 'Kaveri Bank', 'constructor')).toBe(MARKS.bank['KVRI']);
});

test('S18 · any name and code give the same mark every time, from the palette', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), fc.string({ unit: 'binary' }), fc.string(), (kind, name, code) => {
      const mark = markOf(kind, name, code);
      expect(markOf(kind, name, code)).toEqual(mark);
      expect(PALETTE).toHaveProperty(mark.colour);
      expect(SHAPES).toHaveProperty(mark.shape);
      expect([...mark.letters].length).toBeGreaterThanOrEqual(1);
      expect([...mark.letters].length).toBeLessThanOrEqual(2);
    }),
  );
});

test('S18 · 300 companies spread over all colours, none with more than three times its share', () => {
  const counts = new Map<string, number>();
  for (let company = 0; company < 300; company += 1) {
    const { colour } = markOf(
      'company',
      `Company ${String.fromCharCode(65 + (company % 26))}${company} Motors`,
    );
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  expect(counts.size).toBe(Object.keys(PALETTE).length);
  expect(Math.max(...counts.values())).toBeLessThan((3 * 300) / counts.size);
});
