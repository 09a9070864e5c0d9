import fc from 'fast-check';
import { publishedRules } from '../rules/ruleBook.ts';
import { fdTds } from './withholding/fdTds.ts';
import { incomeTaxSlab } from './incomeTaxSlab.ts';

describe('I5 · income tax, new regime', () => {
  it.each([
    ['2024-25', 0, 0, 0, 0],
    ['2024-25', 300_000, 0, 0, 0],
    ['2024-25', 700_000, 20_000, 20_000, 0],
    ['2024-25', 710_000, 21_000, 11_000, 10_400],
    ['2024-25', 722_222, 22_222.2, 0.2, 23_110.88],
    ['2024-25', 730_000, 23_000, 0, 23_920],
    ['2024-25', 1_000_000, 50_000, 0, 52_000],
    ['2024-25', 1_200_000, 80_000, 0, 83_200],
    ['2024-25', 1_500_000, 140_000, 0, 145_600],
    ['2024-25', 2_000_000, 290_000, 0, 301_600],
    ['2025-26', 400_000, 0, 0, 0],
    ['2025-26', 800_000, 20_000, 20_000, 0],
    ['2025-26', 1_200_000, 60_000, 60_000, 0],
    ['2025-26', 1_210_000, 61_500, 51_500, 10_400],
    ['2025-26', 1_275_000, 71_250, 0, 74_100],
    ['2025-26', 1_600_000, 120_000, 0, 124_800],
    ['2025-26', 2_000_000, 200_000, 0, 208_000],
    ['2025-26', 2_400_000, 300_000, 0, 312_000],
    ['2026-27', 3_000_000, 480_000, 0, 499_200],
  ])(
    'I5 · %s, income %d: tax %d, rebate %d, with cess %d',
    (fy, taxableIncome, slabTax, rebate, taxWithCess) => {
      expect(incomeTaxSlab({ taxableIncome, fy }, publishedRules)).toMatchObject({
        slabTax,
        rebate,
        taxWithCess,
        ruleId: fy === '2024-25' ? 'slab-new-2024' : 'slab-new-2025',
      });
    },
  );

  it('I5 · cess is shown apart', () => {
    expect(incomeTaxSlab({ taxableIncome: 1_600_000, fy: '2025-26' }, publishedRules).cess).toBe(4800);
  });

  it('I5 · reports when a surcharge is added', () => {
    expect(incomeTaxSlab({ taxableIncome: 5_000_000, fy: '2025-26' }, publishedRules).surchargeApplies).toBe(
      false,
    );
    expect(incomeTaxSlab({ taxableIncome: 5_000_001, fy: '2025-26' }, publishedRules).surchargeApplies).toBe(
      true,
    );
    expect(publishedRules.new_regime_slabs.map(({ value }) => value.standardDeduction)).toEqual([
      75_000, 75_000,
    ]);
  });

  it('I5 · a year without slabs, a bad year, a negative income are errors', () => {
    expect(() => incomeTaxSlab({ taxableIncome: 1, fy: '2023-24' }, publishedRules)).toThrow(
      'No rule for income tax slabs',
    );
    expect(() => incomeTaxSlab({ taxableIncome: 1, fy: '2027-28' }, publishedRules)).toThrow('on 2027-04-01');
    expect(() => incomeTaxSlab({ taxableIncome: 1, fy: '2025' }, publishedRules)).toThrow(
      'Not a financial year: 2025',
    );
    expect(() => incomeTaxSlab({ taxableIncome: -1, fy: '2025-26' }, publishedRules)).toThrow(
      'Income must not be negative: -1',
    );
  });

  it('I5 · earning more never leaves less, rounding of paise and cess on relief apart', () => {
    fc.assert(
      fc.property(
        fc.nat(4_000_000),
        fc.nat(500_000),
        fc.constantFrom('2024-25', '2025-26'),
        (income, more, fy) => {
          const tax = (taxableIncome: number) => {
            const { slabTax, rebate } = incomeTaxSlab({ taxableIncome, fy }, publishedRules);
            return slabTax - rebate;
          };
          expect(tax(income + more)).toBeGreaterThanOrEqual(tax(income) - 0.01);
          expect(income + more - tax(income + more)).toBeGreaterThanOrEqual(income - tax(income) - 0.01);
        },
      ),
    );
  });
});

describe('I5 · tax deducted on deposit interest', () => {
  const bank = { fy: '2025-26', payer: 'bank', senior: false, interest: 60_000, pan: true } as const;

  it.each([
    [{}, 6000, 50_000, 10],
    [{ interest: 50_000 }, 0, 50_000, 10],
    [{ interest: 50_001 }, 5000.1, 50_000, 10],
    [{ senior: true }, 0, 100_000, 10],
    [{ senior: true, interest: 160_000 }, 16_000, 100_000, 10],
    [{ payer: 'non_bank', interest: 10_000 }, 0, 10_000, 10],
    [{ payer: 'non_bank', interest: 10_001, senior: true }, 1000.1, 10_000, 10],
    [{ pan: false }, 12_000, 50_000, 20],
    [{ declaration: true }, 0, 50_000, 10],
    [{ declaration: true, pan: false }, 12_000, 50_000, 20],
    [{ fy: '2024-25', interest: 45_000 }, 4500, 40_000, 10],
    [{ fy: '2024-25', interest: 50_000, senior: true }, 0, 50_000, 10],
    [{ fy: '2024-25', payer: 'non_bank', interest: 6000 }, 600, 5000, 10],
  ] as const)('I5 · %j: %d above %d at %d %%', (change, tds, threshold, ratePct) => {
    const input = { ...bank, ...change };
    const ruleId = input.fy === '2024-25' ? 'fd-tds-2024' : 'fd-tds-2025';
    expect(fdTds(input, publishedRules)).toEqual({ tds, threshold, ratePct, ruleId });
  });

  it('I5 · without a row there is no guess', () => {
    expect(() => fdTds({ ...bank, fy: '2023-24' }, publishedRules)).toThrow(
      'No rule for tax deducted on deposits on 2023-04-01',
    );
  });
});
