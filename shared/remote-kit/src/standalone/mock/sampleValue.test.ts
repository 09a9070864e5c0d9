import { busEvents, type BusEventName, type CallName } from '@sanchay/contracts';
import { calls, eventSchemas } from '@sanchay/contracts/calls';
import { checkValue } from './checkValue.ts';
import { jsonSchema } from './jsonSchema.ts';
import { sampleValue } from './sampleValue.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
const sample = (name: CallName) =>
  sampleValue(jsonSchema(calls[name].reply), { name, index: 0, count: 1, now });

test.each(Object.keys(calls) as CallName[])(
  'X6 · the sample of %s keeps its contract and is always the same',
  (name) => {
    expect(checkValue(jsonSchema(calls[name].reply), sample(name))).toEqual([]);
    expect(sample(name)).toEqual(sample(name));
  },
);

test.each(Object.keys(busEvents) as BusEventName[])('X6 · the sample of %s fits its schema', (name) => {
  const schema = jsonSchema(eventSchemas[name]);
  expect(checkValue(schema, sampleValue(schema, { name, index: 0, count: 1, now }))).toEqual([]);
});

test('X6 · a series ends today, goes back day by day, and is no flat line', () => {
  const { gold_prices: prices } = sample('goldPrices') as { gold_prices: { date: string; price: number }[] };
  expect(prices).toHaveLength(400);
  expect(prices.slice(-2).map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20']);
  expect(new Set(prices.map(({ price }) => price)).size).toBeGreaterThan(300);
});

test('X6 · what is held is held from now on, and what is expected lies ahead', () => {
  const held = sample('goldCurrentPrice') as { fetched_at: string; valid_until: string };
  expect([held.fetched_at, held.valid_until]).toEqual([
    '2026-11-20T06:00:00.000Z',
    '2026-11-20T06:05:00.000Z',
  ]);
  const order = sample('order') as { data: { nav_date_expected: string; placed_at: string } };
  expect(order.data.nav_date_expected).toBe('2026-11-23');
  expect(order.data.placed_at).toBe('2026-11-20T05:00:00.000Z');
});
