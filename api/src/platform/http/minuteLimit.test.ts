import fc from 'fast-check';
import { minuteLimit } from './minuteLimit.ts';

describe('limit of a minute', () => {
  let at = 0;
  const now = () => at;
  beforeEach(() => {
    at = 1_000;
  });
  const refused = expect.objectContaining({ httpStatus: 429, code: 'rate_limited' });
  const outcome = (work: () => void): unknown => {
    try {
      work();
      return null;
    } catch (error) {
      return error;
    }
  };

  test('X5 · a client that uses up its share leaves the other clients theirs', () => {
    const admit = minuteLimit({ perClient: 3, perNode: 10 }, now);
    for (let call = 0; call < 3; call += 1) admit('203.0.113.1');
    for (let call = 0; call < 100; call += 1) expect(outcome(() => admit('203.0.113.1'))).toEqual(refused);
    for (let call = 0; call < 3; call += 1) admit('203.0.113.2');
    expect(outcome(() => admit('203.0.113.2'))).toEqual(refused);
  });

  test('X5 · addresses of one IPv6 network are one client', () => {
    const admit = minuteLimit({ perClient: 2, perNode: 10 }, now);
    admit('2001:db8::1');
    admit('2001:db8::2');
    expect(outcome(() => admit('2001:db8::3'))).toEqual(refused);
    admit('2001:db8:0:1::1');
  });

  test('X5 · a call counts as much as it carries, and a new minute begins from nothing', () => {
    const admit = minuteLimit({ perClient: 5, perNode: 10 }, now);
    admit('203.0.113.1', 4);
    expect(outcome(() => admit('203.0.113.1', 2))).toEqual(refused);
    admit('203.0.113.1', 1);
    at += 60_000;
    admit('203.0.113.1', 5);
  });

  test('X5 · whatever is requested, no client and no node gets more than its limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 300 }), (calls) => {
        const admit = minuteLimit({ perClient: 4, perNode: 30 }, now);
        const taken = new Map<number, number>();
        for (const client of calls) {
          if (outcome(() => admit(`198.51.100.${client}`)) === null)
            taken.set(client, (taken.get(client) ?? 0) + 1);
        }
        const counts = [...taken.values()];
        expect(Math.max(0, ...counts)).toBeLessThanOrEqual(4);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(30);
        const asked = new Set(calls);
        if (asked.size <= 7) expect(taken.size).toBe(asked.size);
      }),
    );
  });
});
