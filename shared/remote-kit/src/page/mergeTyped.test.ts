import { mergeTyped } from './mergeTyped.ts';

describe('P2 a form whose data another tab changed', () => {
  test('P2 · a field that was typed in stays, the others become current', () => {
    const start = { name: 'PPF', rate: 7.1 };
    expect(mergeTyped(start, { ...start, name: 'PPF, SBI' }, { name: 'PPF 2', rate: 7.5 })).toEqual({
      name: 'PPF, SBI',
      rate: 7.5,
    });
  });

  test('P2 · rows that were added here and there are all in it, once, and removed ones are not', () => {
    const [a, b, c, d] = [1, 2, 3, 4].map((amount) => ({ on: '2026-11-20', amount }));
    expect(mergeTyped([a, b], [b, c], [a, b, c, d])).toEqual([b, c, d]);
  });

  test('P2 · of equal rows only the one that was removed goes', () => {
    expect(mergeTyped(['x', 'x'], ['x'], ['x', 'x', 'y'])).toEqual(['x', 'y']);
  });

  test('P4 · fields of the same year are merged one by one, and a removed year stays removed', () => {
    type Years = Record<string, { short: number | null; long: number | null }>;
    const start: Years = { '2024-25': { short: 100, long: null }, '2023-24': { short: 5, long: 5 } };
    const typed: Years = { '2024-25': { short: 200, long: null } };
    const latest: Years = { '2024-25': { short: 100, long: 50 }, '2023-24': { short: 5, long: 5 } };
    expect(mergeTyped(start, typed, latest)).toEqual({ '2024-25': { short: 200, long: 50 } });
  });
});
