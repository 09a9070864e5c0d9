import { gold, parvat, udaan } from '../testing/samples.ts';
import { holdingName } from './holdingName.ts';
import { buyPath, holdingPath } from './holdingPath.ts';
import { monthlySips } from './monthlySips.ts';

describe('a holding', () => {
  test('P2 · leads to its own page and to where more of it is bought', () => {
    expect(holdingPath(parvat)).toBe('/portfolio/mutual-funds/SBX-PFCD-GR');
    expect(holdingPath(gold)).toBe('/portfolio/gold');
    expect(buyPath(parvat)).toBe('/mutual-funds/fund/parvat-flexi-cap');
    expect(buyPath(gold)).toBe('/gold/buy');
    expect(holdingPath({ asset: 'mutual_fund', fundInfo: { code: 'A/B' } })).toBe(
      '/portfolio/mutual-funds/A%2FB',
    );
    expect(buyPath({ asset: 'mutual_fund', fundInfo: { slug: 'a/b' } })).toBe('/mutual-funds/fund/a%2Fb');
  });

  test('P2 · a fund has its short name, gold has one in the language that is shown', () => {
    expect(holdingName((key) => key, parvat)).toBe('Parvat Flexi Cap');
    expect(holdingName((key) => key, gold)).toBe('asset.gold');
  });

  test('P2 · the SIPs of all its folios add up', () => {
    const [first, second] = parvat.folioData;
    const sips = [{ amount: 750.5, frequency: 'monthly' as const, day: 1, next_date: null }];
    expect(monthlySips({ folioData: [first!, { ...second!, sips }] })).toBe(5_750.5);
    expect(monthlySips(udaan)).toBe(0);
  });
});
