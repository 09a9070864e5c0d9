import { readContact } from './contact.ts';
import { passwordRules, passwordStrength } from './passwordRules.ts';

const kept = (password: string, contact = 'asha@example.com') =>
  passwordRules(password, contact)
    .filter((rule) => rule.kept)
    .map((rule) => rule.id);

describe('password rules while typing', () => {
  test.each([
    ['abcdefghij', ['length', 'own']],
    ['abcdefghi', ['own']],
    ['Abcdef12', ['length', 'own']],
    ['Abcdef1', ['own']],
    ['abcdef12', ['own']],
    ['ABCDEF12', ['own']],
    ['Abcdefgh', ['own']],
    ['', []],
    ['asha@example.com', ['length']],
    ['ASHA@Example.com', ['length']],
  ])('O1 · %j keeps %j', (password, rules) => {
    expect(kept(password)).toEqual(rules);
  });

  test('O1 · the part before the @ and a mobile number are no password either', () => {
    expect(kept('asharao.1990', 'asharao.1990@example.com')).toEqual(['length']);
    expect(kept('9876543210', '9876543210')).toEqual(['length']);
  });

  test.each([
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefg', 'weak'],
    ['abcdefghij', 'fair'],
    ['Abcdefgh12', 'good'],
    ['Correct-Horse-7-Battery', 'strong'],
  ])('O1 · %s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  test.each([
    [' asha@example.com ', { email: 'asha@example.com' }],
    ['+91 98765 43210', { mobile_phone: '9876543210' }],
    ['098765-43210', { mobile_phone: '9876543210' }],
    ['12345', null],
    ['asha@', null],
    ['', null],
  ])('O1 · %j is read as %j', (text, contact) => {
    expect(readContact(text)).toEqual(contact);
  });
});
