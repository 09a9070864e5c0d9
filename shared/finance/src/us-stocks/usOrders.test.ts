import fc from 'fast-check';
import { decimal } from '../money.ts';
import { publishedRules as rules } from '../rules/ruleBook.ts';
import { usCharges, usValueWithin } from './usCharges.ts';
import { usSessionFrom } from './usSession.ts';
import { usSettlementDay } from './usSettlement.ts';

const on = '2026-11-20';

describe('I7 · charges of US shares', () => {
  test('I7 · a purchase has brokerage alone, a sale the fees of SEC and FINRA too, rounded up to cents', () => {
    expect(usCharges({ side: 'buy', value: '999.00', quantity: '2', on }, rules)).toEqual({
      charges: [{ kind: 'brokerage', amount: '1.00', ruleId: 'us-broker-2020' }],
      total: '1.00',
      net: '1000.00',
    });
    const sale = usCharges({ side: 'sell', value: '10000.00', quantity: '20', on }, rules);
    expect(sale.charges.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['brokerage', '10.00'],
      ['sec_fee', '0.21'],
      ['trading_fee', '0.01'],
    ]);
    expect(sale.net).toBe('9989.78');
  });

  test.each([
    ['2025-05-13', 'sec-fee-2024', '0.28'],
    ['2025-05-14', 'sec-fee-2025', '0.00'],
    ['2026-04-03', 'sec-fee-2025', '0.00'],
    ['2026-04-04', 'sec-fee-2026', '0.21'],
  ])('I7 · the SEC fee of %s is that of %s: $%s', (day, ruleId, amount) => {
    const { charges } = usCharges({ side: 'sell', value: '10000.00', quantity: '20', on: day }, rules);
    expect(charges).toContainEqual({ kind: 'sec_fee', amount, ruleId });
  });

  test('I7 · the fee of FINRA has a most, and a sale never costs dollars', () => {
    const many = usCharges({ side: 'sell', value: '900000.00', quantity: '100000', on }, rules);
    expect(many.charges.at(-1)!.amount).toBe('9.79');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (cents, micro) => {
          const traded = { value: (cents / 100).toFixed(2), quantity: (micro / 1e6).toFixed(6), on };
          const { net, total } = usCharges({ side: 'sell', ...traded }, rules);
          expect(decimal(net).gte(0)).toBe(true);
          expect(decimal(net).plus(total).eq(traded.value)).toBe(true);
        },
      ),
    );
  });

  test('I7 · an amount buys the most that it pays for with brokerage, not a cent more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        const amount = (cents / 100).toFixed(2);
        const value = usValueWithin(amount, on, rules);
        const cost = (of: string) =>
          decimal(usCharges({ side: 'buy', value: of, quantity: '1', on }, rules).net);
        expect(cost(value).lte(amount)).toBe(true);
        expect(cost(decimal(value).plus('0.01').toFixed(2)).gt(amount)).toBe(true);
      }),
    );
  });
});

describe('I7 · settlement and sessions of US shares', () => {
  test.each([
    ['2024-05-24', '2024-05-29', 'T+2 over Memorial Day'],
    ['2024-05-28', '2024-05-29', 'the first day of T+1'],
    ['2026-10-09', '2026-10-13', 'no settlement on Columbus Day, which has a session'],
    ['2026-11-10', '2026-11-12', 'no settlement on Veterans Day'],
    ['2026-11-25', '2026-11-27', 'Thanksgiving, then the short session'],
    ['2026-11-20', '2026-11-23', 'over a weekend'],
  ])('I7 · a trade of %s settles on %s: %s', (session, settles) => {
    expect(usSettlementDay(session, rules)).toBe(settles);
  });

  test.each([
    ['2026-03-06', '2026-03-06T14:30:00.000Z', '2026-03-06T21:00:00.000Z'],
    ['2026-03-09', '2026-03-09T13:30:00.000Z', '2026-03-09T20:00:00.000Z'],
    ['2026-10-30', '2026-10-30T13:30:00.000Z', '2026-10-30T20:00:00.000Z'],
    ['2026-11-02', '2026-11-02T14:30:00.000Z', '2026-11-02T21:00:00.000Z'],
  ])('I7 · around a change of daylight saving the session of %s is %s to %s', (date, opens, closes) => {
    const last = new Date(new Date(closes).getTime() - 1);
    for (const at of [opens, last.toISOString()]) {
      const session = usSessionFrom(at);
      expect([session.date, session.opens.toISOString(), session.closes.toISOString()]).toEqual([
        date,
        opens,
        closes,
      ]);
    }
    expect(usSessionFrom(closes).date > date).toBe(true);
  });
});
