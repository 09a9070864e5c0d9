import { aPlan, companyPlan } from '../testing/deposits.ts';
import { readDepositQuery, depositValues } from './depositQuery.ts';
import { depositResult, rateOf } from './depositResult.ts';
import { issuerRows } from './issuerRows.ts';

const bank = aPlan('axis-bank-60').attributes;
const company = companyPlan.attributes;

test('I8 · a bank adds interest quarterly', () => {
  const whole = { amount: 100_000, months: 60, payout: 'maturity', senior: false } as const;
  expect(depositResult(bank, whole)).toEqual({
    rate: 6.15,
    maturity: 135_684.21,
    interest: 35_684.21,
    eachPayout: 0,
    firstYear: 6_293.29,
  });
  expect(depositResult(bank, { ...whole, senior: true })).toMatchObject({ rate: 6.65, maturity: 139_064.32 });
});

test('I8 · a company that adds it once a year gives less for the same rate', () => {
  const once = depositResult(company, { amount: 100_000, months: 12, payout: 'maturity', senior: false });
  expect(once).toMatchObject({ rate: 5.85, maturity: 105_850, interest: 5_850, firstYear: 5_850 });
});

test('I8 · with a payout the amount comes back and the interest comes before', () => {
  const paid = depositResult(bank, { amount: 100_000, months: 60, payout: 'monthly', senior: false });
  expect(paid).toEqual({
    rate: 5.98,
    maturity: 100_000,
    interest: 29_900,
    eachPayout: 498.33,
    firstYear: 5_980,
  });
});

test('I8 · a payout that a plan does not have gives nothing', () => {
  expect(rateOf(company, 'monthly', false)).toBeNull();
  expect(depositResult(company, { amount: 1, months: 12, payout: 'monthly', senior: true })).toBeNull();
});

test('I8 · the usual amount lies within what the issuer takes, and an amount of the address is kept as it is', () => {
  const read = (text: string, min_amount: number, max_amount: number) =>
    readDepositQuery(new URLSearchParams(text), { min_amount, max_amount });
  expect(read('', 5_000, 20_000_000)).toMatchObject({ amount: 100_000, amountText: '100000' });
  expect(read('', 250_000, 20_000_000)).toMatchObject({ amount: 250_000, amountText: '250000' });
  expect(read('', 5_000, 50_000)).toMatchObject({ amount: 50_000, amountText: '50000' });
  expect(read('amount=10', 250_000, 20_000_000)).toMatchObject({ amount: 10, amountText: '10' });
});

test('I8 · an address is read with what is wrong in it left out, except an amount, which is to be explained', () => {
  const read = (text: string) => readDepositQuery(new URLSearchParams(text));
  expect(read('')).toEqual({
    amount: 100_000,
    amountText: '100000',
    months: null,
    payout: 'maturity',
    senior: false,
  });
  expect(read('amount=₹ 2,50,000&months=18&payout=monthly&senior=yes')).toMatchObject({
    amount: 250_000,
    months: 18,
    payout: 'monthly',
    senior: true,
  });
  expect(read('amount=१०००')).toMatchObject({ amount: 1000 });
  for (const amount of ['0', '-5', 'lots', '1e400', '9999999999999'])
    expect(read(`amount=${amount}`)).toMatchObject({ amount: null, amountText: amount });
  expect(read('months=0&payout=hourly&senior=1')).toMatchObject({
    months: null,
    payout: 'maturity',
    senior: false,
  });
  expect(read('months=12.5').months).toBeNull();
  expect(depositValues(read('months=18&payout=monthly'))).toEqual({
    amount: '100000',
    months: '18',
    payout: 'monthly',
    senior: '',
  });
});

test('I8 · issuers stand by their best rate', () => {
  const second = aPlan('axis-bank-12', {
    interest_rate: 5.4,
    senior_citizen_interest_rate: 5.9,
    min_amount: '4000.00',
  });
  expect(issuerRows([companyPlan, second, aPlan('axis-bank-60')])).toEqual([
    {
      slug: 'axis-bank',
      name: 'Axis Bank',
      kind: 'bank',
      rate: 6.15,
      seniorRate: 6.65,
      months: 60,
      least: 4000,
    },
    {
      slug: 'bajaj-finance-ltd',
      name: 'Bajaj Finance Ltd',
      kind: 'non_bank',
      rate: 5.85,
      seniorRate: 6.15,
      months: 14,
      least: 15_000,
    },
  ]);
});
