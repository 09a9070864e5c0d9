import { readContact } from './contact.ts';
import * as judge from '@sanchay/finance/passwords';
import { brokenRule, judgePassword } from './passwordRules.ts';

const kept = (password: string, contact = 'asha@example.com') =>
  judgePassword(password, [contact], null)
    .rules.filter((rule) => rule.kept)
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

  test('O1 · a mobile number is recognised however it is written', () => {
    expect(kept('9876543210', '+91 98765 43210')).toEqual(['length']);
  });

  test.each([
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['P@ssw0rd1', 'weak'],
    ['Welcome@123', 'fair'],
    ['Correct-Horse-7-Battery', 'strong'],
  ])('O1 · %s is %s', (password, strength) => {
    expect(judgePassword(password, [], judge).strength).toBe(strength);
  });

  test('O1 · until the judge is loaded there is no strength, and only written rules are broken', () => {
    expect(judgePassword('Welcome@123', [], null).strength).toBeNull();
    expect(brokenRule(judgePassword('Welcome@123', [], null))).toBeNull();
    expect(brokenRule(judgePassword('Welcome@123', [], judge))).toBe('guessable');
    expect(judgePassword('', [], judge).strength).toBeNull();
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
