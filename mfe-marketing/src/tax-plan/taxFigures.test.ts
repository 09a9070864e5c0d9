import { ruleAnswer } from '../testing/ruleAnswer.ts';
import { deductionRows, gainTax, harvest, unlockDay } from './taxFigures.ts';

const now = ruleAnswer().data;
const before = ruleAnswer('2024-03-31').data;
const unknown = ruleAnswer('2026-11-20', []).data;

describe('figures of the tax plan', () => {
  test('M1 · the deduction is shown for each slab, with cess', () => {
    expect(deductionRows(now)).toEqual([
      { ratePct: 5, saving: 7_800 },
      { ratePct: 20, saving: 31_200 },
      { ratePct: 30, saving: 46_800 },
    ]);
  });

  test('M1 · an ELSS allotment comes free the day after its third anniversary', () => {
    expect(unlockDay('2026-11-20', 36)).toBe('2029-11-21');
    expect(unlockDay('2024-02-29', 36)).toBe('2027-03-01');
    expect(unlockDay('2026-12-31', 36)).toBe('2030-01-01');
  });

  test('M1 · the same gain costs less after a year, by the rates of the day', () => {
    expect(gainTax(200_000, now)).toEqual({ short: 40_000, long: 9_375 });
    expect(gainTax(125_000, now)).toEqual({ short: 25_000, long: 0 });
    expect(gainTax(200_000, before)).toEqual({ short: 30_000, long: 10_000 });
  });

  test('M1 · harvesting saves the exemption times the rate a year', () => {
    expect(harvest(5, now)).toEqual({
      exemption: 125_000,
      ratePct: 12.5,
      perYear: 15_625,
      years: 5,
      gain: 625_000,
      without: 62_500,
    });
    expect(harvest(5, before)).toMatchObject({ exemption: 100_000, perYear: 10_000, without: 40_000 });
    expect(harvest(1, now)?.without).toBe(0);
  });

  test('M1 · without a rule there is no figure', () => {
    expect(deductionRows(unknown)).toEqual([]);
    expect(gainTax(1, unknown)).toBeNull();
    expect(harvest(5, unknown)).toBeNull();
  });
});
