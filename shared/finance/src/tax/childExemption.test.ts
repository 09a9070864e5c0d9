import fc from 'fast-check';
import { rupees, sumRupees } from '../quantity.ts';
import { afterChildExemption, childExemption } from './childExemption.ts';

type Lot = Parameters<typeof afterChildExemption>[0][number];
const lot = (gain: string, ratePct: number | null = 12.5, head: Lot['head'] = 'equity_long'): Lot => ({
  head,
  ratePct,
  gain,
});
const used = (income: string, ...lots: Lot[]) => {
  const { income: ofIncome, gains } = childExemption({ income: rupees(income), lots }, 1_500);
  return [ofIncome.toFixed(2), gains.toFixed(2)];
};

describe('the exemption of clubbed income of a child', () => {
  test.each([
    ['nothing clubbed', '0', [], ['0.00', '0.00']],
    ['income below the limit', '1499.99', [], ['1499.99', '0.00']],
    ['income above the limit', '1500.01', [], ['1500.00', '0.00']],
    ['gains use what income leaves', '1000.25', [lot('9000')], ['1000.25', '499.75']],
    ['income uses the limit before gains', '1500', [lot('9000')], ['1500.00', '0.00']],
    ['a loss reduces the gains that are exempt', '0', [lot('900'), lot('-800')], ['0.00', '100.00']],
    ['a net loss uses nothing and adds nothing', '0', [lot('900'), lot('-901')], ['0.00', '0.00']],
    ['gains that are exempt anyway', '0', [lot('900', 0)], ['0.00', '0.00']],
    ['gains of an unknown kind', '0', [lot('900', null, 'unknown')], ['0.00', '0.00']],
  ])('P4 · %s', (_, income, lots, expected) => {
    expect(used(income, ...lots)).toEqual(expected);
  });

  test('P4 · gains at the slab are reduced first, then the highest rate; losses stay', () => {
    const lots = [lot('1000'), lot('500', 20, 'equity_short'), lot('-50'), lot('700', null, 'slab')];
    expect(afterChildExemption(lots, rupees('1500')).map(({ gain }) => gain)).toEqual([
      '700.00',
      '0.00',
      '-50.00',
      '0.00',
    ]);
  });

  test('P4 · what is exempt is at most the limit and leaves the gains by exactly that amount', () => {
    const lots = fc.array(
      fc.record({
        head: fc.constantFrom<Lot['head']>('equity_short', 'equity_long', 'slab', 'unknown'),
        ratePct: fc.constantFrom(null, 0, 12.5, 20),
        gain: fc.integer({ min: -500_000, max: 500_000 }).map((paise) => (paise / 100).toFixed(2)),
      }),
    );
    const total = (of: readonly Lot[]) => sumRupees(of.map(({ gain }) => gain));
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), lots, (paise, sold) => {
        const { income, gains } = childExemption({ income: rupees(paise / 100), lots: sold }, 1_500);
        expect(income.plus(gains).toNumber()).toBeLessThanOrEqual(1_500);
        const after = afterChildExemption(sold, gains);
        expect(total(sold).minus(total(after)).toFixed(2)).toBe(gains.toFixed(2));
      }),
    );
  });
});
