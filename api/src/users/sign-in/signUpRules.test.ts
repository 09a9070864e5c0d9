import type { CallBody } from '@sanchay/contracts';
import type { Problem } from '../../platform/http/problem.ts';
import { checkSignUp } from './signUpRules.ts';

const person = {
  email: 'Kavya@Example.in',
  password: 'monsoon evenings',
  name: 'Kavya  Rao',
  consents: ['terms', 'terms', 'newsletter'],
};
const errorsOf = (over: Partial<CallBody<'register'>>) => {
  try {
    checkSignUp({ ...person, ...over });
  } catch (error) {
    return (error as Problem).errors;
  }
  return null;
};
const length = 'Use at least 10 characters, or 8 with uppercase, lowercase and a number.';
const invisible = 'The name has invisible characters. Type it again.';

describe('rules of a sign-up', () => {
  test.each([
    ...[
      'Password1',
      'P@ssw0rd1',
      'Password123',
      'Welcome@123',
      'Qwerty@123',
      'Admin@1234',
      'iloveyou123',
      '1234567890',
    ],
    ...['qwertyuiop', 'aaaaaaaaaa', 'Abcdef12', 'Sanchay@1', 'kavya12345', 'Example123', 'abcdefghij'],
  ])('O1 · %s is easy to guess and refused', (password) => {
    expect(errorsOf({ password })).toEqual({ password: [expect.stringContaining('easy to guess')] });
  });

  test.each([
    'monsoon evenings',
    'Kaveri#2026',
    'wrong-again',
    'तुलसी की चाय',
    'x7!Kq2#v',
    'm'.repeat(3) + 'ango-Tree-9'.repeat(180),
  ])('O1 · %s is accepted', (password) => {
    expect(errorsOf({ password })).toBeNull();
  });

  test('O1 · what is kept is the address in small letters, single spaces and each consent once', () => {
    expect(checkSignUp(person)).toEqual({
      email: 'kavya@example.in',
      mobile: null,
      name: 'Kavya Rao',
      consents: ['terms', 'newsletter'],
    });
    expect(checkSignUp({ ...person, email: undefined, mobile_phone: '098765 43210' })).toMatchObject({
      email: null,
      mobile: '9876543210',
    });
  });

  test.each([
    ['no address at all', { email: undefined }, 'email', 'Enter your email or mobile number.'],
    ['blank addresses', { email: ' ', mobile_phone: ' ' }, 'email', 'Enter your email or mobile number.'],
    ['an address without a domain', { email: 'kavya@' }, 'email', 'Enter a valid email address.'],
    [
      'a foreign mobile',
      { email: undefined, mobile_phone: '12345' },
      'mobile_phone',
      'Enter a valid 10-digit Indian mobile number.',
    ],
    [
      'both addresses',
      { mobile_phone: '9876543210' },
      'mobile_phone',
      'Enter your email or mobile number, not both.',
    ],
    ['no name', { name: '  ' }, 'name', 'Enter your name.'],
    ['a name of digits', { name: '12' }, 'name', 'Enter a valid name.'],
    ['a name of 121 letters', { name: 'a'.repeat(121) }, 'name', 'Use up to 120 characters.'],
    ['a turned direction', { name: 'Kavya\u202eRao' }, 'name', invisible],
    ['a zero-width space', { name: 'Kav\u200bya' }, 'name', invisible],
    ['a line break', { name: 'Kavya\nRao' }, 'name', invisible],
    ['markup', { name: '<b>Kavya' }, 'name', 'Remove < and > from the name.'],
    ['no terms', { consents: ['newsletter'] }, 'consents', 'Agree to the terms to open an account.'],
    ['an unknown consent', { consents: ['terms', 'Über'] }, 'consents', 'Consent not found.'],
    ['nine plain characters', { password: 'abcdefghi' }, 'password', length],
    ['eight characters without a number', { password: 'Abcdefgh' }, 'password', length],
    ['eight characters without capitals', { password: 'abcdef12' }, 'password', length],
    ['eight characters without small letters', { password: 'ABCDEF12' }, 'password', length],
    ['seven mixed characters', { password: 'Abcde12' }, 'password', length],
    [
      'the e-mail as password',
      { password: 'KAVYA@example.in' },
      'password',
      "Your password can't be your email or mobile number.",
    ],
    [
      'the first part of the e-mail',
      { email: 'kavya.monsoon@example.in', password: 'kavya.monsoon' },
      'password',
      "Your password can't be your email or mobile number.",
    ],
  ])('O1 · %s is refused in words', (_name, over, field, sentence) => {
    expect(errorsOf(over)).toEqual({ [field]: [sentence] });
  });

  test.each(['qmvtrwzplk', 'Kq7vRm2x', 'मानसूनकीशाम१२'])('O1 · the password %s is long enough', (password) => {
    expect(errorsOf({ password })).toBeNull();
  });

  test('O1 · a name may have 120 letters, also such that take two code units', () => {
    expect(errorsOf({ name: '𝒦'.repeat(120) })).toBeNull();
  });
});
