import fc from 'fast-check';
import { indiaCalendar } from '../calendar/calendarData.ts';
import { financialYearOf } from '../calendar/dates.ts';
import { dollars, rupees } from '../quantity.ts';
import { publishedRules } from '../rules/ruleBook.ts';
import {
  bankRate,
  conversionDay,
  conversionGst,
  remittanceQuote,
  rupeesOf,
  w8benValidUntil,
  withdrawalQuote,
} from './index.ts';

const NOTHING = { usd: 0, inr: 0 };
const quote = (amount: number, over: Partial<Parameters<typeof remittanceQuote>[0]> = {}) =>
  remittanceQuote({ amount, reference: 90, valueOn: '2026-11-20', before: NOTHING, ...over }, publishedRules);

describe('I7 · what a remittance costs', () => {
  test.each([
    [1_000, '45.00'],
    [25_000, '45.00'],
    [50_000, '90.00'],
    [100_000, '180.00'],
    [100_001, '180.00'],
    [500_000, '540.00'],
    [1_000_000, '990.00'],
    [10_000_000, '2610.00'],
    [100_000_000, '10800.00'],
  ])('GST on converting ₹%s is ₹%s', (amount, tax) => {
    expect(conversionGst(publishedRules.conversion_gst[0]!.value, amount).toFixed(2)).toBe(tax);
  });

  test('the rate has the margin of the bank on the side of the bank', () => {
    expect([bankRate(90, 0.9, 'in'), bankRate(90, 0.9, 'out')]).toEqual(['90.8100', '89.1900']);
  });

  test('₹1,00,000 at 90: every line of the quote', () => {
    expect(quote(100_000)).toEqual({
      amount: '100000.00',
      rate: '90.8100',
      usd: '1101.20',
      fee: '200.00',
      feeGst: '36.00',
      conversionGst: '180.00',
      tcs: '0.00',
      tcsSetOff: '0.00',
      total: '100416.00',
      over: '0.00',
      ruleIds: ['lrs-limit-2015', 'lrs-tcs-2025', 'remittance-bank-2020', 'conversion-gst-2017'],
    });
  });

  test.each([
    ['2025-03-28', 700_000, '20000.00'],
    ['2025-04-02', 700_000, '0.00'],
    ['2025-04-02', 1_000_000, '20000.00'],
    ['2026-11-20', 950_000, '10000.00'],
  ])('TCS on ₹1,00,000 converted on %s after ₹%s is ₹%s', (valueOn, inr, tcs) => {
    expect(quote(100_000, { valueOn, before: { usd: 0, inr } }).tcs).toBe(tcs);
  });

  test.each([
    ['20000.20 too much', 100_000, 1_200_000, '60000.20', ['0.00', '20000.00']],
    ['20000.20 too much, of which a part is used', 150_000, 1_200_000, '60000.20', ['9999.80', '20000.20']],
    ['what is due', 100_000, 1_200_000, '40000.00', ['20000.00', '0.00']],
    ['less, as more was declared elsewhere since', 100_000, 1_200_000, '0.00', ['20000.00', '0.00']],
    ['more than is due below the threshold', 100_000, 300_000, '20000.00', ['0.00', '0.00']],
  ])('where %s was collected, it is set off', (_name, amount, inr, tcs, expected) => {
    const found = quote(amount, { before: { usd: 0, inr, ours: { inr, tcs } } });
    expect([found.tcs, found.tcsSetOff]).toEqual(expected);
  });

  test('what was sent elsewhere is taxed there: only our own part is compared', () => {
    const before = { usd: 0, inr: 1_500_000, ours: { inr: 700_000, tcs: '100000.00' } };
    expect(quote(100_000, { before }).tcs).toBe('20000.00');
    const after = { usd: 0, inr: 1_400_000, ours: { inr: 600_000, tcs: '100000.00' } };
    expect(quote(100_000, { before: after })).toMatchObject({ tcs: '0.00', tcsSetOff: '20000.00' });
  });

  test.each([
    [248_898.8, '0.00'],
    [248_898.81, '0.01'],
    [250_000, '1101.20'],
  ])('with $%s sent before, the limit is exceeded by $%s', (usd, over) => {
    expect(quote(100_000, { before: { usd, inr: 0 } }).over).toBe(over);
  });

  test('the total is amount, charges and tax, and dollars never cost less than the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 30_000_000 }),
        fc.integer({ min: 600_000, max: 1_200_000 }).map((tenthousandths) => tenthousandths / 10_000),
        fc.integer({ min: 0, max: 30_000_000 }),
        (amount, reference, inr) => {
          const {
            usd,
            rate,
            fee,
            feeGst,
            conversionGst: gst,
            tcs,
            total,
          } = quote(amount, {
            reference,
            before: { usd: 0, inr },
          });
          const sum = [fee, feeGst, gst, tcs].reduce((all, one) => all.plus(rupees(one)), rupees(amount));
          expect(sum.toFixed(2)).toBe(total);
          const spent = rupeesOf(dollars(usd), rate);
          expect(spent.lte(rupees(amount))).toBe(true);
          expect(rupees(amount).minus(spent).lt(rupees(rate).div(100))).toBe(true);
        },
      ),
    );
  });

  test('TCS of parts is the TCS of the whole, whatever the order of days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 8 }), (parts) => {
        let inr = 0;
        let tax = rupees(0);
        for (const part of parts) {
          tax = tax.plus(rupees(quote(part, { before: { usd: 0, inr } }).tcs));
          inr += part;
        }
        expect(tax.toFixed(2)).toBe(quote(inr).tcs);
      }),
    );
  });

  test('a withdrawal pays the dollars at the rate of the bank, less its charges', () => {
    expect(withdrawalQuote({ usd: 1_000, reference: 90, valueOn: '2026-11-20' }, publishedRules)).toEqual({
      usd: '1000.00',
      rate: '89.1900',
      gross: '89190.00',
      fee: '200.00',
      feeGst: '36.00',
      conversionGst: '160.54',
      net: '88793.46',
      ruleIds: ['remittance-bank-2020', 'conversion-gst-2017'],
    });
  });
});

describe('I7 · the day on which the bank converts', () => {
  test.each([
    ['2026-11-20T13:59:59.999+05:30', '2026-11-20'],
    ['2026-11-20T14:00:00.000+05:30', '2026-11-23'],
    ['2026-11-21T10:00:00.000+05:30', '2026-11-23'],
    // Banks do not settle on 31 March (Mahavir Jayanti) and 1 April (annual closing) 2026.
    ['2026-03-30T13:00:00.000+05:30', '2026-03-30'],
    ['2026-03-30T15:00:00.000+05:30', '2026-04-02'],
    ['2025-03-28T15:00:00.000+05:30', '2025-04-02'],
  ])('paid at %s is converted on %s', (at, day) => {
    expect(conversionDay(at, indiaCalendar, publishedRules)).toBe(day);
  });

  test('a payment after the cut-off of the last bank day belongs to the new financial year', () => {
    const day = conversionDay('2026-03-30T14:00:00.000+05:30', indiaCalendar, publishedRules);
    expect(financialYearOf(day)).toBe('2026-27');
  });
});

test.each([
  ['2026-01-01', '2029-12-31'],
  ['2026-12-31', '2029-12-31'],
  ['2024-02-29', '2027-12-31'],
])('I7 · a W-8BEN signed on %s is valid until %s', (signed, until) => {
  expect(w8benValidUntil(signed)).toBe(until);
});
