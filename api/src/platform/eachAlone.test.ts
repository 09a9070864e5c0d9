import { eachAlone } from './eachAlone.ts';

describe('a task over many items', () => {
  test('X7 · what fails for one item is logged with it, and the others are done in their order', async () => {
    const logged: object[] = [];
    const log = { error: (about: object) => void logged.push(about) } as never;
    const done: number[] = [];
    const failure = new Error('no rule');
    const count = await eachAlone({ log }, 'book', [1, 2, 3], async (item) => {
      if (item === 2) throw failure;
      done.push(item);
    });
    expect({ count, done }).toEqual({ count: 2, done: [1, 3] });
    expect(logged).toEqual([{ err: failure, task: 'book', item: 2 }]);
  });
});
