import type { CallBody } from '@sanchay/contracts';
import type { Problem } from '../platform/problem.ts';
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
const length = 'Use at least 10 characters, or 8 with small letters, capital letters and a number.';
const invisible = 'The name has invisible characters in it. Please type it again.';

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
    ['no address at all', { email: undefined }, 'email', 'Give your e-mail or your mobile number.'],
    [
      'blank addresses',
      { email: ' ', mobile_phone: ' ' },
      'email',
      'Give your e-mail or your mobile number.',
    ],
    ['an address without a domain', { email: 'kavya@' }, 'email', 'This is not an e-mail address.'],
    [
      'a foreign mobile',
      { email: undefined, mobile_phone: '12345' },
      'mobile_phone',
      'This is not an Indian mobile number.',
    ],
    [
      'both addresses',
      { mobile_phone: '9876543210' },
      'mobile_phone',
      'Give your e-mail or your mobile number, not both.',
    ],
    ['no name', { name: '  ' }, 'name', 'Please give your name.'],
    ['a name of digits', { name: '12' }, 'name', 'A name has at least one letter.'],
    ['a name of 121 letters', { name: 'a'.repeat(121) }, 'name', 'A name can have at most 120 characters.'],
    ['a turned direction', { name: 'Kavya\u202eRao' }, 'name', invisible],
    ['a zero-width space', { name: 'Kav\u200bya' }, 'name', invisible],
    ['a line break', { name: 'Kavya\nRao' }, 'name', invisible],
    ['markup', { name: '<b>Kavya' }, 'name', 'A name cannot have < or > in it.'],
    ['no terms', { consents: ['newsletter'] }, 'consents', 'Please agree to the terms to open an account.'],
    ['an unknown consent', { consents: ['terms', 'Über'] }, 'consents', 'This consent is not known.'],
    ['nine plain characters', { password: 'abcdefghi' }, 'password', length],
    ['eight characters without a number', { password: 'Abcdefgh' }, 'password', length],
    ['eight characters without capitals', { password: 'abcdef12' }, 'password', length],
    ['eight characters without small letters', { password: 'ABCDEF12' }, 'password', length],
    ['seven mixed characters', { password: 'Abcde12' }, 'password', length],
    [
      'the e-mail as password',
      { password: 'KAVYA@example.in' },
      'password',
      'Your password must not be your e-mail or mobile number.',
    ],
    [
      'the first part of the e-mail',
      { email: 'kavya.monsoon@example.in', password: 'kavya.monsoon' },
      'password',
      'Your password must not be your e-mail or mobile number.',
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
