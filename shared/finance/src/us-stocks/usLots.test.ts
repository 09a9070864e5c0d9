import fc from 'fast-check';
import { decimal, sumDecimals } from '../money.ts';
import { rupees } from '../quantity.ts';
import { lotRupees, sellUsLots, splitUsLots, twoCurrencyGain, usDividend, type UsLot } from './usLots.ts';

const aLot = (over: Partial<UsLot> = {}): UsLot => ({
  id: 'a',
  on: '2026-01-05',
  quantity: '2.000000',
  cost: '200.00',
  rate: '80',
  ...over,
});
const cents = (most: number) => fc.integer({ min: 1, max: most }).map((n) => (n / 100).toFixed(2));
const someLots = fc.array(
  fc.record({
    id: fc.uuid(),
    on: fc.constant('2026-01-05'),
    quantity: fc.integer({ min: 1, max: 1_000_000 }).map((n) => (n / 10_000).toFixed(4)),
    cost: cents(10_000_000),
    rate: fc.integer({ min: 600_000, max: 1_200_000 }).map((n) => (n / 10_000).toFixed(4)),
  }),
  { minLength: 1, maxLength: 6 },
);

describe('I7 · gains of US shares in both currencies', () => {
  test.each([
    // Cost and value in dollars, rates; gain in rupees, of which price and dollar.
    [100, 120, 80, 90, '2800.00', '1600.00', '1200.00'],
    [100, 100, 80, 90, '1000.00', '0.00', '1000.00'],
    [100, 80, 80, 90, '-800.00', '-1600.00', '800.00'],
    [100, 120, 90, 90, '1800.00', '1800.00', '0.00'],
  ])('I7 · $%s became $%s at ₹%s and ₹%s: ₹%s', (cost, value, rateThen, rateNow, inr, price, currency) => {
    const gain = twoCurrencyGain({ cost, value, rateThen, rateNow });
    expect([gain.inr, gain.price, gain.currency].map((each) => each.toFixed(2))).toEqual([
      inr,
      price,
      currency,
    ]);
  });

  test('I7 · price effect and currency effect add up to the gain, which is value less cost in rupees', () => {
    const rate = fc.integer({ min: 1, max: 2_000_000 }).map((n) => (n / 10_000).toFixed(4));
    fc.assert(
      fc.property(cents(100_000_000), cents(100_000_000), rate, rate, (cost, value, rateThen, rateNow) => {
        const gain = twoCurrencyGain({ cost, value, rateThen, rateNow });
        expect(gain.price.plus(gain.currency).eq(gain.inr)).toBe(true);
        const exact = rupees(decimal(value).times(rateNow).minus(decimal(cost).times(rateThen)));
        expect(gain.inr.minus(exact).abs().lte(rupees('0.005'))).toBe(true);
      }),
    );
  });
});

describe('I7 · lots of US shares', () => {
  test('I7 · a sale takes the earliest purchase first and leaves the rest with its cost', () => {
    const lots = [aLot(), aLot({ id: 'b', quantity: '1.000000', cost: '130.00' })];
    const { taken, left } = sellUsLots(lots, { quantity: '2.5', proceeds: '300.01' });
    expect(taken.map(({ lot, quantity, cost, proceeds }) => [lot.id, quantity, cost, proceeds])).toEqual([
      ['a', '2.000000', '200.00', '240.01'],
      ['b', '0.500000', '65.00', '60.00'],
    ]);
    expect(left).toEqual([aLot({ id: 'b', quantity: '0.500000', cost: '65.00' })]);
  });

  test('I7 · more than the lots hold is refused', () => {
    expect(() => sellUsLots([aLot()], { quantity: '2.0001', proceeds: '1' })).toThrow(
      '0.000100 shares too few',
    );
  });

  test('I7 · what is taken and what is left are the shares and the cost that were there', () => {
    fc.assert(
      fc.property(someLots, fc.double({ min: 0, max: 1, noNaN: true }), (lots, part) => {
        const held = sumDecimals(lots.map(({ quantity }) => quantity));
        const wanted = held.times(decimal(part.toFixed(6))).round(6, 0);
        const { taken, left } = sellUsLots(lots, {
          quantity: wanted.toFixed(6),
          proceeds: '1234.57',
        });
        const after = [...taken, ...left];
        expect(sumDecimals(after.map(({ quantity }) => quantity)).eq(held)).toBe(true);
        const cost = sumDecimals(lots.map((lot) => lot.cost));
        expect(sumDecimals(after.map((each) => each.cost)).eq(cost)).toBe(true);
        expect(sumDecimals(taken.map(({ quantity }) => quantity)).eq(wanted)).toBe(true);
        const paid = sumDecimals(taken.map(({ proceeds }) => proceeds));
        expect(paid.eq(wanted.eq(0) ? 0 : '1234.57')).toBe(true);
      }),
    );
  });

  test.each([
    [{ from: 1, to: 4 }, '8.000000'],
    [{ from: 3, to: 2 }, '1.333333'],
  ])('I7 · a split %j gives %s shares for 2 and keeps the cost', (ratio, quantity) => {
    expect(splitUsLots([aLot()], ratio)).toEqual([aLot({ quantity })]);
  });

  test('I7 · a split leaves the shares that the broker leaves: the total rounded down once, of any lots (issue 17)', () => {
    const quantity = fc.integer({ min: 0, max: 50_000_000 }).map((parts) => (parts / 1e6).toFixed(6));
    const ratio = fc.record({ from: fc.integer({ min: 1, max: 20 }), to: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(fc.array(quantity, { maxLength: 30 }), ratio, (quantities, split) => {
        const after = splitUsLots(
          quantities.map((one) => aLot({ quantity: one })),
          split,
        ).map((lot) => lot.quantity);
        const whole = sumDecimals(quantities).times(split.to).div(split.from).round(6, 0);
        expect(sumDecimals(after).toFixed(6)).toBe(whole.toFixed(6));
        for (const [place, before] of quantities.entries()) {
          const exact = sumDecimals([before]).times(split.to).div(split.from);
          expect(sumDecimals([after[place]!]).minus(exact).abs().lte('0.000001')).toBe(true);
        }
      }),
    );
    const three = splitUsLots(
      [1, 2, 3].map(() => aLot({ quantity: '1.000000' })),
      { from: 3, to: 2 },
    );
    expect(sumDecimals(three.map((lot) => lot.quantity)).toFixed(6)).toBe('2.000000');
  });

  test.each([
    ['0.25', '12.3456', '3.09', '0.77', '2.32'],
    ['1', '0.0004', '0.00', '0.00', '0.00'],
  ])(
    'I7 · a dividend of $%s on %s shares: $%s, of which $%s is withheld',
    (each, held, gross, withheld, net) => {
      const paid = usDividend(each, held, 25);
      expect([paid.gross, paid.withheld, paid.net].map((sum) => sum.toFixed(2))).toEqual([
        gross,
        withheld,
        net,
      ]);
    },
  );

  test('I7 · a lot costs its dollars at the rate of its day', () => {
    expect(lotRupees(aLot()).toFixed(2)).toBe('16000.00');
  });
});
