import { applyMessage, type OrderFacts } from './machine.ts';
import { filledOf, type Trade } from './trades.ts';

const QUANTITY = 73;
const trade = (id: string, quantity: number): Trade => ({
  trade_id: id,
  quantity,
  price: '2454.20',
  annulled: false,
});
const orderWith = (...trades: Trade[]): OrderFacts<Trade> => ({
  state: 'partly_filled',
  settled: false,
  cancelRequested: false,
  trades,
  filled: filledOf(QUANTITY),
});

test('I6 · an order of which a trade was annulled is over once the rest has traded', () => {
  const order = orderWith(trade('a', 7), { ...trade('b', 47), annulled: true });
  const part = applyMessage(order, { type: 'traded', trade: trade('c', 18), reason: null });
  expect(part).toMatchObject({ state: 'partly_filled' });
  const rest = applyMessage(order, { type: 'traded', trade: trade('c', 19), reason: null });
  expect(rest).toMatchObject({ state: 'cancelled', step: 'traded', cancelRequested: false });
});

test('I6 · an order is filled only by trades that count', () => {
  const order = orderWith(trade('a', 26));
  expect(applyMessage(order, { type: 'traded', trade: trade('b', 47), reason: null })).toMatchObject({
    state: 'filled',
  });
});
