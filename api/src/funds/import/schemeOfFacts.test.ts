import { placeOf } from './amfiCategories.ts';
import { houseOf, isDirect, optionOf, schemeOfFacts, unnamedFacts } from './schemeOfFacts.ts';

const facts = (name: string, plan = '', option = '') => ({ ...unnamedFacts(1), name, plan, option });

describe('AMFI words', () => {
  test.each([
    ['Equity Scheme - Flexi Cap Fund', 'Equity', 'Flexi Cap', 'equity'],
    ['Equity Schemes - ELSS- Tax Saver Fund', 'Equity', 'ELSS', 'equity'],
    ['Equity Scheme - ELSS', 'Equity', 'ELSS', 'equity'],
    ['Debt Scheme - Liquid Fund', 'Debt', 'Liquid', 'liquid'],
    ['Income/Debt Oriented Schemes - Overnight Fund', 'Debt', 'Overnight', 'liquid'],
    [
      'Income/Debt Oriented Schemes - 10-year Constant Maturity Gilt Fund',
      'Debt',
      'Gilt with 10 year constant duration',
      'debt',
    ],
    [
      'Hybrid Schemes - Balanced Advantage Fund/ Dynamic Asset Allocation',
      'Hybrid',
      'Dynamic Asset Allocation',
      'equity',
    ],
    ['Hybrid Scheme - Conservative Hybrid Fund', 'Hybrid', 'Conservative Hybrid', 'debt'],
    ['Other Scheme - FoF Overseas', 'Other', 'FoF Overseas', 'equity'],
    ['Index Funds - Debt Funds', 'Other', 'Debt Funds', 'debt'],
    [
      'Life Cycle Funds - Life Cycle Fund with Maturity of 15 Years',
      'Solution Oriented',
      'Life Cycle Fund with Maturity of 15 Years',
      'equity',
    ],
    ['Income', 'Debt', 'Income', 'debt'],
    ['Growth', 'Equity', 'Growth', 'equity'],
    ['Liquid', 'Debt', 'Liquid', 'liquid'],
    ['', 'Other', 'Not stated', 'equity'],
  ])('I1 place "%s" as %s, %s, %s', (message, category, sub_category, scheme_class) => {
    expect(placeOf(message)).toEqual({ category, sub_category, scheme_class });
  });

  test.each([
    [facts('Fund - Direct Plan - Growth'), true, 'Z'],
    [facts('Fund - Regular Plan - Growth'), false, 'Z'],
    [facts('Fund', 'Direct Plan', 'Growth'), true, 'Z'],
    [facts('Fund of Directions', 'Regular Plan', 'Growth'), false, 'Z'],
    [facts('Fund - DIRECT - MONTHLY IDCW'), true, 'N'],
    [facts('Fund', 'Direct Plan', 'IDCW-Re-investment'), true, 'Y'],
    [facts('Fund', 'Direct Plan', 'MONTHLY DCW Payout'), true, 'N'],
    [facts('Fund - Dividend Reinvestment'), false, 'Y'],
    [facts('Fund - IDCW (Payout / Reinvestment)'), false, 'N'],
  ])('I1 read plan and option of %j', (one, direct, option) => {
    expect([isDirect(one), optionOf(one)]).toEqual([direct, option]);
  });

  test('I1 name houses and schemes', () => {
    expect(houseOf('Aditya Birla Sun Life Mutual Fund')).toEqual({
      code: 'ADITYA-BIRLA-SUN-LIFE',
      name: 'Aditya Birla Sun Life Mutual Fund',
      short_name: 'Aditya Birla Sun Life',
      slug: 'amfi-aditya-birla-sun-life',
    });
    expect(houseOf('')).toMatchObject({ code: 'FUND-HOUSE-NOT-STATED', name: 'Fund house not stated' });
    expect(schemeOfFacts(facts('HDFC Fund - Growth', 'Direct Plan', 'Growth'), 'HDFC')).toMatchObject({
      name: 'HDFC Fund - Growth - Direct Plan - Growth',
      short_name: 'HDFC Fund',
      fund_name: 'HDFC Fund',
      house_code: 'HDFC',
      direct: true,
      maturity_type: 'Open Ended',
    });
    expect(unnamedFacts(77).name).toBe('AMFI scheme 77');
  });
});
