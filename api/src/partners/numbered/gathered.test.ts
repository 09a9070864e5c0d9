import type { Context } from '../../platform/context.ts';
import { gathered } from './gathered.ts';

const ctx = {} as Context;

test('I6 · calls that arrive while one is under way are done together, each answered after its own', async () => {
  const done: (readonly number[])[] = [];
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const take = gathered<number>(4, async (_ctx, items) => {
    if (done.length === 0) await gate;
    done.push(items);
  });
  const answers = [[1], [2], [3, 4], [5, 6], [7, 8, 9, 10, 11]].map((items) => take(ctx, items));
  open();
  await Promise.all(answers);
  expect(done).toEqual([[1], [2, 3, 4], [5, 6], [7, 8, 9, 10, 11]]);
});

test('I6 · a call that fails fails alone, and later ones go on', async () => {
  const done: number[] = [];
  const take = gathered<number>(10, (_ctx, items) => {
    if (items.includes(3)) return Promise.reject(new Error('three'));
    done.push(...items);
    return Promise.resolve();
  });
  const answers = await Promise.allSettled([[1], [2], [3], [4]].map((items) => take(ctx, items)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  await take(ctx, [5]);
  expect(done).toEqual([1, 2, 4, 5]);
});

test('I6 · callers that call again as soon as they are answered are done together with those who waited', async () => {
  const sizes: number[] = [];
  const take = gathered<number>(10, (_ctx, items) => {
    sizes.push(items.length);
    return Promise.resolve();
  });
  const caller = async (): Promise<void> => {
    for (let call = 0; call < 3; call += 1) await take(ctx, [call]);
  };
  await Promise.all([caller(), caller(), caller(), caller()]);
  expect(sizes).toEqual([1, 4, 4, 3]);
});

test('I6 · nobody waits for a caller that does not come back', async () => {
  const done: (readonly number[])[] = [];
  const take = gathered<number>(10, (_ctx, items) => {
    done.push(items);
    return Promise.resolve();
  });
  await Promise.all([[1], [2], [3]].map((items) => take(ctx, items)));
  expect(done).toEqual([[1], [2, 3]]);
});
