import {
  costOfPart,
  decimal,
  gramWeight,
  gramsFor,
  percent,
  percentOf,
  rupees,
  unitCount,
  unitsFor,
  valueOf,
  type Grams,
  type Paise,
  type Rupees,
  type Units,
} from './index.ts';

/** Never called: `npm run typecheck` fails when one of these lines compiles. */
export function mixtures(amount: Rupees, units: Units, grams: Grams, paise: Paise): unknown[] {
  return [
    // @ts-expect-error Rupees and units do not add up.
    amount.plus(units),
    // @ts-expect-error Rupees and paise do not add up.
    amount.minus(paise),
    // @ts-expect-error Units and grams cannot be compared.
    units.gt(grams),
    // @ts-expect-error Text has no dimension until it is read.
    amount.plus('5.00'),
    // @ts-expect-error Units are not rupees.
    rupees(units),
    // @ts-expect-error A decimal without a dimension is no rupees.
    amount.eq(decimal('5.00')),
    // @ts-expect-error Rupees times units is no amount.
    amount.times(units),
    // @ts-expect-error A percentage is applied with percentOf.
    amount.times(percent(5)),
    // @ts-expect-error Rupees have no NAV.
    valueOf(amount, '10.5'),
    // @ts-expect-error Units do not buy units.
    unitsFor(units, '10.5'),
  ];
}

describe('a quantity', () => {
  it('converts between dimensions explicitly', () => {
    expect(valueOf(unitCount('10.5'), '12.34').toFixed()).toBe('129.57');
    expect(valueOf(gramWeight('0.5'), 9000).toFixed()).toBe('4500');
    expect(unitsFor(rupees(5000), '12.5').toFixed()).toBe('400');
    expect(gramsFor(rupees(4500), 9000).toFixed()).toBe('0.5');
    expect(percentOf(percent('0.5'), rupees(5000)).toFixed()).toBe('25');
    expect(costOfPart(rupees(900), unitCount(1), unitCount(3)).toFixed()).toBe('300');
  });

  it('is the decimal itself at run time', () => {
    const value = decimal('19.99');
    expect(rupees(value)).toBe(value);
  });
});
