import { taxKindOf } from './taxKind.ts';

describe('I2 · kind of a fund for tax', () => {
  it.each([
    ['Flexi Cap', 'equity', 'equity'],
    ['Arbitrage', 'equity', 'equity'],
    ['Liquid', 'liquid', 'specified'],
    ['Gilt', 'debt', 'specified'],
    ['FoF Overseas', 'equity', 'other'],
    ['FoF Domestic', 'equity', 'other'],
    ['Gold ETF', 'debt', 'other'],
    ['Silver ETF', 'debt', 'other'],
  ] as const)('I2 · %s of class %s is taxed as %s', (sub, schemeClass, kind) => {
    expect(taxKindOf(sub, schemeClass)).toBe(kind);
  });
});
