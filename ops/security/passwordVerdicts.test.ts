import * as judge from '@sanchay/finance/passwords';
import fc from 'fast-check';
import { passwordFault } from '../../api/src/users/sign-in/signUpRules.ts';
import { brokenRule, judgePassword } from '../../mfe-onboarding/src/signup/passwordRules.ts';

/** Passwords of every kind: short, mixed, common, leetspeak, keyboard, dates, own, passphrases, Hindi, symbols, long. */
const PASSWORDS = [
  ...['', 'a', 'Abcdef1', 'abcdefghi', 'Abcdef12', 'abcdefghij', 'ABCDEFGH12', '12345678', '1234567890'],
  ...[
    'Password1',
    'P@ssw0rd1',
    'Password123',
    'Welcome@123',
    'iloveyou123',
    'Admin@1234',
    'Krishna@123',
    'India@2026',
  ],
  ...[
    'qwertyuiop',
    'Qwerty@123',
    '1qaz2wsx3edc',
    'zxcvbnm,./',
    'asdfghjkl1',
    '15081947Aa',
    '01-01-1990A',
    '26January1950',
  ],
  ...[
    'kavya@example.in',
    'KAVYA@Example.in',
    'kavya',
    'kavya12345',
    'Kavya@2026',
    'Example123',
    '9876543210',
    'Sanchay@1',
  ],
  ...[
    'monsoon evenings',
    'Kaveri#2026',
    'wrong-again',
    'तुलसी की चाय',
    'x7!Kq2#v',
    'correct horse battery',
    'aaaaaaaaaaaa',
  ],
  ...[
    'abababababab',
    'नमस्ते नमस्ते',
    '😀😀😀😀😀😀😀😀😀😀',
    ' '.repeat(12),
    `mango-Tree-9${'x'.repeat(300)}`,
    '\u200b'.repeat(10),
  ],
];
const CONTACTS: [typed: string, login: string][] = [
  ['kavya@example.in', 'kavya@example.in'],
  [' Kavya@Example.in ', 'kavya@example.in'],
  ['+91 98765 43210', '9876543210'],
];

/** The fault of the browser in the words of the server. */
const inBrowser = (password: string, contacts: readonly string[]) =>
  brokenRule(judgePassword(password, contacts, judge));
const onServer = (password: string, logins: readonly string[]) => {
  const fault = passwordFault(password, logins);
  if (fault === null) return null;
  if (fault.startsWith('Use at least')) return 'length';
  return fault.includes('easy to guess') ? 'guessable' : 'own';
};

describe('O1 · the password meter and the server', () => {
  test.each(PASSWORDS)('O1 · give the same verdict on %j', (password) => {
    for (const [typed, login] of CONTACTS) {
      expect(inBrowser(password, [typed])).toBe(onServer(password, [login]));
    }
    expect(
      inBrowser(
        password,
        CONTACTS.slice(1).map(([typed]) => typed),
      ),
    ).toBe(onServer(password, ['kavya@example.in', '9876543210']));
  });

  test('O1 · give every kind of verdict in this table', () => {
    const verdicts = PASSWORDS.map((password) => inBrowser(password, ['kavya@example.in']));
    expect(new Set(verdicts)).toEqual(new Set([null, 'length', 'own', 'guessable']));
  });

  test('O1 · give the same verdict on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (password) => {
        expect(inBrowser(password, ['kavya@example.in'])).toBe(onServer(password, ['kavya@example.in']));
      }),
      { numRuns: 200 },
    );
  });
});
