import { inTurn } from './inTurn.ts';

test('X9 · each run takes every way once and begins with the next one', async () => {
  const order: string[] = [];
  const way = (name: string) => async () => order.push(name);
  const begun: number[] = [];
  const found = await inTurn({ a: way('a'), b: way('b'), c: way('c') }, 4, (run) => begun.push(run));
  expect(order.join('')).toBe('abcbcacababc');
  expect(begun).toEqual([1, 2, 3, 4]);
  expect(found).toEqual({ a: [1, 6, 8, 10], b: [2, 4, 9, 11], c: [3, 5, 7, 12] });
});
