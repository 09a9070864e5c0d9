import { localLists } from './localLists.ts';
import { safeStorage } from './safeStorage.ts';

function setUp() {
  const storage = safeStorage(() => {
    throw new Error('blocked');
  });
  return { storage, lists: localLists(storage) };
}

test('S18 · moments are kept by key, oldest first, the newest fifty of them', () => {
  const { lists } = setUp();
  expect(lists.timestamps('a')).toEqual([]);
  for (let at = 1; at <= 51; at += 1) lists.addTimestamp('a', at);
  expect(lists.timestamps('a')).toEqual(Array.from({ length: 50 }, (_, at) => at + 2));
  expect(lists.timestamps('b')).toEqual([]);
});

test('S18 · days are kept once each, the latest last', () => {
  const { lists } = setUp();
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-20']) lists.addDate('closed', day);
  expect(lists.dates('closed')).toEqual(['2026-11-21', '2026-11-20']);
});

test('S18 · a week counter begins anew on Monday', () => {
  const { lists } = setUp();
  const sunday = Date.parse('2026-11-22T23:59:59.999Z');
  const monday = sunday + 1;
  expect(lists.weekCount('asked', sunday)).toBe(0);
  lists.countInWeek('asked', Date.parse('2026-11-16T00:00:00Z'));
  lists.countInWeek('asked', sunday);
  expect(lists.weekCount('asked', sunday)).toBe(2);
  expect(lists.weekCount('asked', monday)).toBe(0);
  lists.countInWeek('asked', monday);
  expect(lists.weekCount('asked', monday)).toBe(1);
});

test.each(['not json', '{}', '"x"', '7', 'null'])(
  'S18 · a garbled list %s counts as empty and is written over',
  (text) => {
    const { storage, lists } = setUp();
    for (const key of ['t', 'd', 'w']) storage.set(`sanchay.local.${key}`, text);
    expect([lists.timestamps('t'), lists.dates('d'), lists.weekCount('w', 0)]).toEqual([[], [], 0]);
    lists.addTimestamp('t', 5);
    lists.addDate('d', '2026-11-20');
    lists.countInWeek('w', 0);
    expect([lists.timestamps('t'), lists.dates('d'), lists.weekCount('w', 0)]).toEqual([
      [5],
      ['2026-11-20'],
      1,
    ]);
  },
);

test('S18 · entries of another kind are left out, and everything goes with the personal part of the storage', () => {
  const { storage, lists } = setUp();
  storage.set('sanchay.local.t', '[1,"x",null,2]');
  expect(lists.timestamps('t')).toEqual([1, 2]);
  storage.clear('sanchay.');
  expect(lists.timestamps('t')).toEqual([]);
});
