import { defaultConfig } from '@sanchay/contracts';
import { schemeRule } from './schemeRule.ts';

const [ppf] = defaultConfig.schemeRules;

describe('M2 · rates of savings schemes', () => {
  test.each([
    ['ppf', 7.1, '2025-10-01', '2025-12-31'],
    ['nsc', 7.7, '2025-10-01', '2025-12-31'],
    ['epf', 8.25, '2023-04-01', '2026-03-31'],
    ['eps_wage_cap', 15_000, '2014-09-01', null],
    ['ppf_least', 500, '2019-12-12', null],
    ['ppf_most', 150_000, '2019-12-12', null],
  ])('M2 · %s is built in with its days', (scheme, value, from, to) => {
    expect(schemeRule(defaultConfig, scheme)).toMatchObject({ value, from, to });
  });

  test('M2 · the newest row counts, wherever it stands', () => {
    const newer = { ...ppf!, applies_from: '2026-01-01', applies_to: '2026-03-31', value: 7 };
    expect(schemeRule({ schemeRules: [newer, ppf!] }, 'ppf')?.value).toBe(7);
    expect(schemeRule({ schemeRules: [ppf!, newer] }, 'ppf')?.value).toBe(7);
  });

  test('M2 · a row that cannot be read is passed over, and none is none', () => {
    const broken = { ...ppf!, applies_from: 'soon', value: 9 };
    const noFigure = { ...ppf!, applies_from: '2026-01-01', value: NaN };
    expect(schemeRule({ schemeRules: [ppf!, broken, noFigure] }, 'ppf')?.value).toBe(7.1);
    expect(schemeRule({ schemeRules: [] }, 'ppf')).toBeNull();
  });
});
