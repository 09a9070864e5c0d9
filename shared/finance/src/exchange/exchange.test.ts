import fc from 'fast-check';
import { indiaCalendar } from '../calendar/calendarData.ts';
import { decimal, sumDecimals } from '../money.ts';
import { NoRuleError } from '../rules/datedRule.ts';
import { publishedRules } from '../rules/ruleBook.ts';
import { marketPhase, orderSession, shareSettlementDay } from './marketSession.ts';
import { cashPayoutDay, quarterStart } from './cashPayout.ts';
import { priceLimits, priceProblem, protectivePrice } from './sharePrices.ts';
import { sellShares, ShortSaleError, type ShareLot } from './shareLots.ts';
import { stockCharges } from './stockCharges.ts';

const rules = publishedRules;

describe('I6 · charges of a contract note', () => {
  // Worked by hand from the rates: STT 0.1 %, exchange 0.00297 %, SEBI 0.0001 %, stamp duty 0.015 %, GST 18 %.
  it.each([
    [
      'buy',
      '100000.00',
      { stt: '100.00', exchange: '2.97', sebi: '0.10', stamp_duty: '15.00', gst: '0.55' },
      '118.62',
    ],
    [
      'sell',
      '100000.00',
      { stt: '100.00', exchange: '2.97', sebi: '0.10', demat: '3.50', gst: '1.18' },
      '107.75',
    ],
    [
      'buy',
      '14755.50',
      { stt: '15.00', exchange: '0.44', sebi: '0.01', stamp_duty: '2.21', gst: '0.08' },
      '17.74',
    ],
    ['sell', '250.00', { stt: '0.00', exchange: '0.01', sebi: '0.00', demat: '3.50', gst: '0.63' }, '4.14'],
    [
      'buy',
      '500.00',
      { stt: '1.00', exchange: '0.01', sebi: '0.00', stamp_duty: '0.08', gst: '0.00' },
      '1.09',
    ],
  ] as const)('I6 · %s of ₹%s', (side, value, lines, total) => {
    const note = stockCharges({ side, value, on: '2026-11-20' }, rules);
    expect(Object.fromEntries(note.charges.map(({ kind, amount }) => [kind, amount]))).toEqual(lines);
    expect(note.total).toBe(total);
    const signed = side === 'buy' ? decimal(value).plus(total) : decimal(value).minus(total);
    expect(note.net).toBe(signed.toFixed(2));
    expect(note.charges.every(({ ruleId }) => ruleId !== '')).toBe(true);
  });

  it('I6 · a second sale of a share on a day has no charge of the depository, nor GST on it', () => {
    const { charges, total } = stockCharges(
      { side: 'sell', value: '100000.00', on: '2026-11-20', dematCharged: true },
      rules,
    );
    expect(charges.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['stt', '100.00'],
      ['exchange', '2.97'],
      ['sebi', '0.10'],
      ['gst', '0.55'],
    ]);
    expect(total).toBe('103.62');
  });

  it('I6 · the day of the trade decides the rate', () => {
    const on = (day: string) => stockCharges({ side: 'buy', value: '1000000', on: day }, rules).charges;
    const exchange = (day: string) => on(day).find(({ kind }) => kind === 'exchange')!.amount;
    expect([exchange('2026-09-30'), exchange('2024-10-01')]).toEqual(['29.70', '29.70']);
    expect(() => on('2024-09-30')).toThrow(NoRuleError);
  });

  it('I6 · nothing traded is charged nothing', () => {
    expect(stockCharges({ side: 'sell', value: '0', on: '2026-11-20' }, rules)).toEqual({
      charges: [],
      total: '0.00',
      net: '0.00',
    });
  });
});

describe('I6 · prices of orders', () => {
  it.each([
    ['100.00', '0.01', '80.00', '120.00'],
    ['249.99', '0.01', '200.00', '299.98'],
    ['250.00', '0.05', '200.00', '300.00'],
    ['999.95', '0.05', '800.00', '1199.90'],
    ['2455.30', '0.10', '1964.30', '2946.30'],
    ['0.03', '0.01', '0.03', '0.03'],
  ])('I6 · after a close of ₹%s the tick is ₹%s and the band ₹%s to ₹%s', (close, tick, low, high) => {
    expect(priceLimits({ close, bandPct: null }, '2026-11-20', rules)).toMatchObject({
      tick,
      low,
      high,
      bandPct: 20,
    });
  });

  it.each([
    [2, '245.00', '255.00'],
    [5, '237.50', '262.50'],
    [10, '225.00', '275.00'],
    [20, '200.00', '300.00'],
    [40, '200.00', '300.00'],
  ])('I6 · a band of %s % of the share, at most the widest one: ₹%s to ₹%s', (bandPct, low, high) => {
    expect(priceLimits({ close: '250.00', bandPct }, '2026-11-20', rules)).toMatchObject({ low, high });
  });

  it.each([
    ['250.05', null],
    ['250.03', 'off_tick'],
    ['199.95', 'outside_band'],
    ['300.05', 'outside_band'],
    ['300.00', null],
    ['200.00', null],
  ])('I6 · a price of ₹%s after a close of ₹250', (price, problem) => {
    expect(priceProblem(price, priceLimits({ close: '250.00', bandPct: null }, '2026-11-20', rules))).toBe(
      problem,
    );
  });

  it('I6 · both ends of every band are prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), (paise) => {
        const limits = priceLimits(
          { close: decimal(paise).div(100).toFixed(2), bandPct: null },
          '2026-11-20',
          rules,
        );
        expect(priceProblem(limits.low, limits)).toBe(null);
        expect(priceProblem(limits.high, limits)).toBe(null);
      }),
    );
  });
});

describe('I6 · market orders and idle cash', () => {
  it.each([
    ['buy', '250.00', '257.50'],
    ['sell', '250.00', '242.50'],
    ['buy', '251.15', '258.65'],
    ['sell', '251.15', '243.65'],
    ['buy', '300.00', '300.00'],
  ] as const)('I6 · a market order to %s at a last price of ₹%s is protected at ₹%s', (side, last, price) => {
    expect(
      protectivePrice(side, last, priceLimits({ close: '250.00', bandPct: null }, '2026-11-20', rules), 3),
    ).toBe(price);
  });

  it.each([
    ['2026-11-20', '2026-10-01', '2026-10-01'],
    ['2027-01-15', '2027-01-01', '2027-01-01'],
    ['2026-02-28', '2026-01-01', '2026-01-02'],
    ['2026-06-30', '2026-04-01', '2026-04-02'],
  ])('I6 · in the quarter of %s, from %s, idle cash is paid out on %s', (day, start, payout) => {
    expect([quarterStart(day), cashPayoutDay(day, indiaCalendar)]).toEqual([start, payout]);
  });
});

describe('I6 · sessions of the exchange', () => {
  it.each([
    ['2026-11-20T08:59:59.999+05:30', 'closed'],
    ['2026-11-20T09:00:00.000+05:30', 'pre_open'],
    ['2026-11-20T09:15:00.000+05:30', 'open'],
    ['2026-11-20T15:29:59.999+05:30', 'open'],
    ['2026-11-20T15:30:00.000+05:30', 'closed'],
    ['2026-11-21T11:00:00.000+05:30', 'closed'],
    ['2026-11-24T11:00:00.000+05:30', 'closed'],
    ['2026-11-08T17:50:00.000+05:30', 'pre_open'],
    ['2026-11-08T18:00:00.000+05:30', 'open'],
    ['2026-11-08T11:00:00.000+05:30', 'closed'],
    ['2025-02-01T11:00:00.000+05:30', 'open'],
  ])('I6 · at %s the market is %s', (at, phase) => {
    expect(marketPhase(at, indiaCalendar, rules)).toBe(phase);
  });

  it.each([
    ['2026-11-20T15:29:59.999+05:30', '2026-11-20', 'open'],
    ['2026-11-20T15:30:00.000+05:30', '2026-11-23', 'closed'],
    // 24 November is a holiday.
    ['2026-11-23T20:00:00.000+05:30', '2026-11-25', 'closed'],
    ['2026-11-07T12:00:00.000+05:30', '2026-11-08', 'closed'],
  ])('I6 · an order at %s is for the session of %s', (at, day, phase) => {
    expect(orderSession(at, indiaCalendar, rules)).toMatchObject({ day, phase });
  });

  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-23', '2026-11-25'],
    ['2022-12-01', '2022-12-05'],
    ['2026-11-08', '2026-11-09'],
  ])('I6 · shares traded on %s settle on %s', (traded, settled) => {
    expect(shareSettlementDay(traded, indiaCalendar, rules)).toBe(settled);
  });
});

describe('I6 · lots of shares', () => {
  const lot = (id: string, boughtOn: string, quantity: number, cost: string): ShareLot => ({
    id,
    boughtOn,
    quantity,
    cost,
  });

  it('I6 · the oldest shares are sold first, and parts add up', () => {
    const lots = [lot('b', '2026-02-01', 5, '500.01'), lot('a', '2025-01-01', 3, '100.00')];
    expect(sellShares(lots, { quantity: 5, proceeds: '1000.01' })).toEqual([
      { lotId: 'a', boughtOn: '2025-01-01', quantity: 3, cost: '100.00', proceeds: '600.01' },
      { lotId: 'b', boughtOn: '2026-02-01', quantity: 2, cost: '200.00', proceeds: '400.00' },
    ]);
  });

  it('I6 · more than the lots hold is refused', () => {
    expect(() => sellShares([lot('a', '2025-01-01', 3, '1.00')], { quantity: 4, proceeds: '1' })).toThrow(
      ShortSaleError,
    );
  });

  it('I6 · whatever is sold in whatever parts, cost and proceeds are conserved to the paisa', () => {
    const lots = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 500 }),
        paise: fc.integer({ min: 1, max: 10_000_000 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(lots, fc.nat(), fc.integer({ min: 1, max: 9_999_999 }), (given, pick, paise) => {
        const own = given.map(({ quantity, paise: cost }, index) =>
          lot(`l${index}`, `2026-01-0${index + 1}`, quantity, decimal(cost).div(100).toFixed(2)),
        );
        const held = given.reduce((sum, { quantity }) => sum + quantity, 0);
        const quantity = 1 + (pick % held);
        const proceeds = decimal(paise).div(100).toFixed(2);
        const sold = sellShares(own, { quantity, proceeds });
        expect(sold.reduce((sum, part) => sum + part.quantity, 0)).toBe(quantity);
        expect(sumDecimals(sold.map((part) => part.proceeds)).toFixed(2)).toBe(proceeds);
        if (quantity === held)
          expect(sumDecimals(sold.map((part) => part.cost)).toFixed(2)).toBe(
            sumDecimals(own.map((each) => each.cost)).toFixed(2),
          );
      }),
    );
  });
});
