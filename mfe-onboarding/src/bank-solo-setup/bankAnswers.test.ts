import { bankFault, openBefore, type BankAnswers } from './bankAnswers.ts';

const whole: BankAnswers = {
  ifsc: 'SHYD0000101',
  branch: {
    ifsc: 'SHYD0000101',
    bank_name: 'Sahyadri Bank',
    branch: 'Fort',
    city: 'Mumbai',
    state: 'Maharashtra',
    invented: true,
  },
  number: '1234 5678 9012',
  again: '123456789012',
  type: 'savings',
  verify: true,
  use: true,
};

describe('answers about a bank account', () => {
  test.each([
    ['ifsc', { branch: null }, 'ifsc'],
    ['number', { number: '' }, 'empty'],
    ['number', { number: '12345678' }, 'length'],
    ['number', { number: '12345678x' }, 'characters'],
    ['number', { number: '000000000' }, 'zeros'],
    ['again', { again: '123456789021' }, 'differs'],
    ['again', { again: '' }, 'differs'],
    ['type', { type: null }, 'choice'],
    ['consents', { verify: false }, 'consents'],
    ['consents', { use: false }, 'consents'],
  ] as const)('O6 · at %s, %j is reported as %s', (step, change, fault) => {
    expect(bankFault(step, { ...whole, ...change })).toBe(fault);
    expect(bankFault(step, whole)).toBeNull();
  });

  test('O6 · after a reload the number is requested again, and a complete form continues', () => {
    expect(openBefore('consents', { ...whole, number: '', again: '' })).toBe('number');
    expect(openBefore('type', { ...whole, branch: null })).toBe('ifsc');
    expect(openBefore('consents', whole)).toBeNull();
    expect(openBefore('ifsc', { ...whole, branch: null })).toBeNull();
  });
});
