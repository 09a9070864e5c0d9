import fc from 'fast-check';
import { applyGtt, type GttEvent, type GttFacts } from './machine.ts';

const BELOW = { trigger: '90.00', limit: '89.00' };
const ABOVE = { trigger: '110.00', limit: '111.00' };
const pair: GttFacts = { state: 'active', below: BELOW, above: ABOVE, expiresOn: '2027-11-20' };
const price = (at: string, on = '2026-11-23'): GttEvent => ({ type: 'price', price: at, on });

describe('I6 · orders that are good till triggered', () => {
  it.each([
    ['a price between both', pair, price('100.00'), null],
    ['the stop-loss itself', pair, price('90.00'), { place: BELOW }],
    ['a price below it', pair, price('42.00'), { place: BELOW }],
    ['the target itself', pair, price('110.00'), { place: ABOVE }],
    ['a price above it', pair, price('200.00'), { place: ABOVE }],
    ['a fall where only a rise triggers', { ...pair, below: null }, price('1.00'), null],
    ['a rise where only a fall triggers', { ...pair, above: null }, price('999.00'), null],
    ['the last day', pair, price('90.00', '2027-11-20'), { place: BELOW }],
    ['a price after the last day', pair, price('90.00', '2027-11-21'), { state: 'expired', reason: null }],
    ['a day within the year', pair, { type: 'day', on: '2027-11-20' }, null],
    ['the day after', pair, { type: 'day', on: '2027-11-21' }, { state: 'expired', reason: null }],
    ['a cancellation', pair, { type: 'cancel' }, { state: 'cancelled', reason: null }],
    [
      'a corporate action',
      pair,
      { type: 'corporate_action' },
      { state: 'ended', reason: 'corporate_action' },
    ],
    ['a placed order', pair, { type: 'placed' }, { state: 'triggered', reason: null }],
    [
      'a refused order',
      pair,
      { type: 'refused', reason: 'cash_short' },
      { state: 'failed', reason: 'cash_short' },
    ],
  ] as const)('I6 · %s', (_about, gtt, event, change) => {
    expect(applyGtt(gtt, event)).toEqual(change);
  });

  const anyEvent: fc.Arbitrary<GttEvent> = fc.oneof(
    fc.integer({ min: 1, max: 20_000 }).map((paise) => price((paise / 100).toFixed(2))),
    fc.constantFrom<GttEvent>(
      ...([{ type: 'cancel' }, { type: 'corporate_action' }, { type: 'day', on: '2026-12-01' }] as const),
    ),
  );

  test('I6 · over random events an order places one limit order at most, and nothing after its end', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), fc.boolean(), (events, accepted) => {
        let gtt = pair;
        let placed = 0;
        for (const event of events) {
          const before = gtt.state;
          const change = applyGtt(gtt, event);
          if (before !== 'active') expect(change).toBeNull();
          if (change === null) continue;
          if ('place' in change) {
            placed += 1;
            const outcome = applyGtt(gtt, accepted ? { type: 'placed' } : { type: 'refused', reason: 'x' });
            gtt = { ...gtt, state: (outcome as { state: GttFacts['state'] }).state };
          } else gtt = { ...gtt, state: change.state };
        }
        expect(placed).toBeLessThanOrEqual(1);
        expect(['triggered', 'failed'].includes(gtt.state)).toBe(placed === 1);
      }),
    );
  });
});
