import { keptOrders, type KeptOrder } from './keptOrders.ts';
import { safeStorage } from './safeStorage.ts';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const DAY = 86_400_000;

function memory() {
  return safeStorage(() => {
    throw new Error('blocked');
  });
}
const order = (over: Partial<KeptOrder> = {}): KeptOrder => ({
  key: 'key-1',
  code: 'AXIS-FC',
  name: 'Axis Flexi Cap',
  answers: 'type=sip&amount=1000&day=5&first=now',
  at: NOW,
  ...over,
});

test('I3 · orders of a visitor are kept in their order, also with storage blocked', () => {
  const kept = keptOrders(memory());
  kept.keep(order());
  kept.keep(order({ key: 'key-2', code: 'AXIS-SC' }));
  expect(kept.all(NOW).map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  kept.drop('key-1');
  expect(kept.all(NOW).map(({ key }) => key)).toEqual(['key-2']);
});

test('I3 · the same fund kept again counts once for each way to buy, as it was chosen last', () => {
  const kept = keptOrders(memory());
  kept.keep(order());
  kept.keep(order({ key: 'key-2', answers: 'type=buy&amount=5000' }));
  kept.keep(order({ key: 'key-3', answers: 'type=sip&amount=2000&day=5&first=now' }));
  expect(kept.all(NOW).map(({ key }) => key)).toEqual(['key-2', 'key-3']);
});

test('I3 · the 20 newest orders are kept, for 30 days', () => {
  const kept = keptOrders(memory());
  for (let each = 1; each <= 25; each += 1) kept.keep(order({ key: `key-${each}`, code: `FUND-${each}` }));
  expect(kept.all(NOW)).toHaveLength(20);
  expect(kept.all(NOW)[0]!.key).toBe('key-6');
  expect(kept.all(NOW + 30 * DAY - 1)).toHaveLength(20);
  expect(kept.all(NOW + 30 * DAY)).toEqual([]);
});

test.each([
  '{',
  '5',
  '[{"key":1}]',
  'null',
  `[{"key":"${'x'.repeat(301)}","code":"A","name":"B","answers":"","at":1}]`,
])('I3 · what is garbled in storage counts as nothing kept: %.40s', (text) => {
  const storage = memory();
  storage.set('sanchay.kept-orders', text);
  const kept = keptOrders(storage);
  expect(kept.all(NOW)).toEqual([]);
  kept.keep(order());
  expect(kept.all(NOW)).toHaveLength(1);
});
