import { decimal, publishedRules as rules, usValueWithin } from '@sanchay/finance';
import fc from 'fast-check';
import { applyMessage, isLive, type OrderNews } from '../stock-orders/index.ts';
import { reservedFor } from './order/costs.ts';
import { filledOf, tradedOf, type UsTrade } from './order/trades.ts';

const on = '2026-11-20';
const amount = '100.00';
const size = { value: usValueWithin(amount, on, rules) };
const kinds = [
  'accepted',
  'rejected',
  'traded',
  'annulled',
  'cancelled',
  'expired',
  'cancel_refused',
] as const;

interface Order {
  state:
    | 'queued'
    | 'sent'
    | 'open'
    | 'partly_filled'
    | 'filled'
    | 'cancelled'
    | 'expired'
    | 'rejected'
    | 'annulled';
  cancelRequested: boolean;
  trades: readonly UsTrade[];
}

/** What a message of a random stream is about: one of five trades of $5 to $95, or none. */
const message = fc.record({
  type: fc.constantFrom(...kinds),
  trade: fc.integer({ min: 0, max: 4 }),
});
const tradeOf = (index: number): UsTrade => ({
  trade_id: `t${index}`,
  quantity: decimal(index * 0.2 + 0.05).toFixed(6),
  price: '100.0000',
  amount: decimal(index * 20 + 5).toFixed(2),
  annulled: false,
});
const newsOf = ({ type, trade }: { type: (typeof kinds)[number]; trade: number }): OrderNews<UsTrade> => ({
  type,
  reason: null,
  trade: type === 'traded' || type === 'annulled' ? tradeOf(trade) : null,
});

/** The trades that count, by brute force: in the order of arrival, each once, while they fit, less the annulled ones. */
function bruteForce(stream: readonly { type: (typeof kinds)[number]; trade: number }[]): number {
  const known = new Map<number, boolean>();
  for (const { type, trade } of stream) {
    const spent = [...known].reduce((sum, [index, valid]) => sum + (valid ? index * 20 + 5 : 0), 0);
    if (type === 'traded' && !known.has(trade) && spent + trade * 20 + 5 <= Number(size.value))
      known.set(trade, true);
    if (type === 'annulled' && known.has(trade)) known.set(trade, false);
  }
  return [...known].reduce((sum, [index, valid]) => sum + (valid ? index * 20 + 5 : 0), 0);
}

test('I7 · random streams of messages that repeat move exactly the dollars of the trades that count', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 25 }), (stream) => {
      let order: Order = { state: 'sent', cancelRequested: false, trades: [] };
      let reserved = amount;
      let wallet = decimal('1000');
      for (const each of [...stream, ...stream.slice(0, 5)]) {
        const change = applyMessage({ ...order, settled: false, filled: filledOf(size) }, newsOf(each));
        if (change === null || 'fault' in change) continue;
        order = change;
        const after = reservedFor(
          {
            side: 'buy',
            state: order.state,
            amount,
            quantity: null,
            limit_price: null,
            for_day: on,
            ...tradedOf(order.trades),
          },
          rules,
        );
        wallet = wallet.minus(after).plus(reserved);
        reserved = after;
        // Dollars in the wallet and dollars set aside are those of the beginning, after every message.
        expect(wallet.plus(reserved).eq('1100')).toBe(true);
      }
      const { value } = tradedOf(order.trades);
      expect(Number(value)).toBe(bruteForce([...stream, ...stream.slice(0, 5)]));
      expect(decimal(reserved).gte(value)).toBe(true);
      if (!isLive(order.state) && Number(value) === 0) expect(reserved).toBe('0.00');
    }),
    { numRuns: 500 },
  );
});
