import fc from 'fast-check';
import { fundTitle, optionOfName, planOfName, planLabel, shortFundName } from './fundName.ts';

test.each([
  ['Aditya Birla Sun Life Flexi Cap Fund - Direct Plan - Growth', 'ABSL Flexi Cap'],
  ['Aditya Birla Sun Life Liquid Fund-Growth-Direct Plan', 'ABSL Liquid'],
  ['ICICI Prudential Bluechip Fund - Direct Plan - IDCW Payout', 'ICICI Pru Bluechip'],
  ['Nippon India Small Cap Fund - Direct Plan Growth Plan - Growth Option', 'Nippon Small Cap'],
  ['Parvat Flexi Cap Fund Direct Growth', 'Parvat Flexi Cap'],
  ['SBI Blue Chip Fund-Direct Plan -Growth', 'SBI Blue Chip'],
  ['DSP Regular Savings Fund - Regular Plan - Quarterly IDCW', 'DSP Regular Savings'],
  ['HDFC Growth Opportunities Fund - Direct Plan - Growth', 'HDFC Growth Opportunities'],
  ['Axis Monthly Income Plan - Growth', 'Axis Monthly Income Plan'],
  ['Kotak FMP Series 12 - 1100 Days - Direct Plan - Growth', 'Kotak FMP Series 12 - 1100 Days'],
  ['ABSL Flexi Cap', 'ABSL Flexi Cap'],
  ['', ''],
])('I1 the short name of "%s" is "%s"', (name, short) => {
  expect(shortFundName(name)).toBe(short);
});

const messages = [
  'Flexi',
  'Cap',
  'Growth',
  'Regular',
  'Savings',
  'Direct',
  'Income',
  'Fund of Funds',
  'Bank',
  '50',
  'Plan',
];
const base = fc
  .array(fc.constantFrom(...messages), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(' '));
const house = fc.constantFrom(
  'Aditya Birla Sun Life',
  'ICICI Prudential',
  'HDFC',
  'Franklin India',
  'LIC MF',
);
const ending = fc.constantFrom(
  ' - Direct Plan - Growth',
  ' - Regular Plan - IDCW Payout',
  ' - Growth Option - Direct Plan',
  ' Direct Growth',
);

test('I1 distinct schemes of a house keep distinct short names within a plan and option', () => {
  fc.assert(
    fc.property(house, base, base, ending, (of, one, other, end) => {
      fc.pre(one !== other);
      const [a, b] = [one, other].map((scheme) => shortFundName(`${of} ${scheme} Fund${end}`));
      expect(a).not.toBe(b);
    }),
  );
});

test('I1 every plan and option of a fund has the same short name, and shortening it again changes nothing', () => {
  fc.assert(
    fc.property(house, base, ending, ending, (of, scheme, one, other) => {
      const short = shortFundName(`${of} ${scheme} Fund${one}`);
      expect(shortFundName(`${of} ${scheme} Fund${other}`)).toBe(short);
      expect(shortFundName(short)).toBe(short);
    }),
  );
});

test.each([
  ['Axis Flexi Cap Fund - Direct Plan - Growth', 'Direct', 'Z'],
  ['Axis Flexi Cap Fund - Regular Plan - IDCW Payout', 'Regular', 'N'],
  ['DSP Regular Savings Fund - Direct Plan - Dividend', 'Direct', 'N'],
  ['Axis Flexi Cap Fund - Direct Plan - IDCW Reinvestment', 'Direct', 'Y'],
  ['Axis Flexi Cap', 'Direct', 'Z'],
])('I1 plan and option of "%s" are %s and %s', (name, plan, option) => {
  expect([planOfName(name), optionOfName(name)]).toEqual([plan, option]);
});

test.each([
  ['Axis Flexi Cap Fund - Direct Plan - Growth', 'Axis Flexi Cap'],
  ['Axis Flexi Cap Fund - Direct Plan - IDCW Payout', 'Axis Flexi Cap · IDCW Payout'],
  ['Axis Flexi Cap Fund - Regular Plan - Growth', 'Axis Flexi Cap · Regular'],
  ['Axis Flexi Cap Fund - Regular Plan - Monthly IDCW Option', 'Axis Flexi Cap · Regular · Monthly IDCW'],
  ['SBI Blue Chip Fund-Regular Plan-Growth', 'SBI Blue Chip · Regular'],
  ['Parvat Flexi Cap Fund Regular Growth', 'Parvat Flexi Cap · Regular'],
  ['HDFC Flexi Cap Fund - Growth Option', 'HDFC Flexi Cap · Regular'],
  ['HDFC Flexi Cap Fund - Growth Option - Direct Plan', 'HDFC Flexi Cap'],
  ['DSP Regular Savings Fund - Direct Plan - Growth', 'DSP Regular Savings'],
  ['Kotak FMP Series 12 - 1100 Days - Regular Plan - Growth', 'Kotak FMP Series 12 - 1100 Days · Regular'],
  [
    'Sundaram Money Market Fund Regular Plan -Income Distribution cum Capital Withdrawal (IDCW)',
    'Sundaram Money Market · Regular · IDCW',
  ],
  [
    'PGIM India Dynamic Bond Fund - Direct Plan-Quarterly Dividend Option',
    'PGIM Dynamic Bond · Quarterly Dividend',
  ],
  ['Edelweiss Nifty 50 ETF - Growth', 'Edelweiss Nifty 50 ETF'],
  ['ICICI Prudential Gold ETF FOF - Growth', 'ICICI Pru Gold ETF FOF · Regular'],
  ['Nippon India Gilt  Fund - Direct Plan', 'Nippon Gilt'],
])('I3 the title of "%s" is "%s", and of a title the title', (name, title) => {
  expect(fundTitle(name)).toBe(title);
  expect(fundTitle(title)).toBe(title);
});

test('I3 a title names the plan if and only if it is regular', () => {
  fc.assert(
    fc.property(house, base, ending, (of, scheme, end) => {
      const name = `${of} ${scheme} Fund${end}`;
      expect(fundTitle(name).includes(' · Regular')).toBe(end.includes('Regular'));
    }),
  );
});

test.each([
  ['Axis Flexi Cap Fund - Direct Plan - Growth', 'plan.Direct · option.Z'],
  ['Axis Flexi Cap Fund - Regular Plan - IDCW Payout', 'plan.Regular · option.N'],
  ['Axis Flexi Cap', 'plan.Direct · option.Z'],
])('I1 the plan and option of "%s" are written as %s', (name, message) => {
  expect(planLabel((key) => key, name)).toBe(message);
});
