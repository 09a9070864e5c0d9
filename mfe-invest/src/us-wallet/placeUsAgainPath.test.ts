import { placeUsAgainPath } from './usPaths.ts';

const order = {
  slug: 'aeris-corp',
  side: 'buy',
  kind: 'market',
  amount: null,
  quantity: null,
  filled: 0,
  limit_price: null,
} as const;

test.each([
  [{ amount: 25 }, 'side=buy&amount=25'],
  [
    { side: 'sell', kind: 'limit', quantity: 1.5, filled: 0.4, limit_price: 101.25 },
    'side=sell&quantity=1.1&type=limit&price=101.25',
  ],
  [{ quantity: 2, limit_price: 110 }, 'side=buy&quantity=2&type=market'],
] as const)('I7 · a US order of %j is placed again as %s', (more, query) => {
  expect(placeUsAgainPath({ ...order, ...more })).toBe(`/us-stocks/aeris-corp/order?${query}`);
});
