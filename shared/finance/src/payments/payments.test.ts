import { NoRuleError } from '../rules/datedRule.ts';
import { publishedRules } from '../rules/ruleBook.ts';
import type { MandateKind } from './mandateRules.ts';
import { mandateRuleOn, mandateTermsFault } from './mandateTerms.ts';
import { refundDueBy } from './refundDue.ts';
import { isUpiId, maskUpiId, verifiedSegment } from './upiId.ts';
import { upiRuleOn } from './upiRule.ts';

describe('I4 · UPI ids', () => {
  test.each(['asha@okaxis', 'a.b-c_9@ybl', `${'x'.repeat(256)}@ok`])('I4 · %s is an id', (text) => {
    expect(isUpiId(text)).toBe(true);
  });

  test.each([
    '',
    'asha',
    'a@okaxis',
    'asha@',
    'asha@o',
    '@okaxis',
    'as ha@okaxis',
    'asha@ok9',
    'a@b@okaxis',
    `${'x'.repeat(257)}@ok`,
  ])('I4 · "%s" is none', (text) => {
    expect(isUpiId(text)).toBe(false);
  });

  test('I4 · only handles of registered intermediaries are verified ones, and they name their segment', () => {
    expect(verifiedSegment('sanchay.mf@validhdfc')).toBe('mf');
    expect(verifiedSegment('sanchay.brk@validsbi')).toBe('brk');
    for (const other of [
      'sanchay@okhdfc',
      'sanchay.mf@hdfc',
      'sanchay.xx@validhdfc',
      'sanchaymf@validhdfc',
      'sanchay.mf@valid',
    ])
      expect(verifiedSegment(other)).toBeNull();
  });

  test('I4 · a masked id keeps two letters and the handle', () => {
    expect([maskUpiId('asha@okaxis'), maskUpiId('ab@ybl'), maskUpiId('nothing')]).toEqual([
      'as•••@okaxis',
      'ab•••@ybl',
      '•••',
    ]);
  });
});

test('I4 · verified handles and five lakh a day hold from 1 October 2025', () => {
  expect(upiRuleOn('2025-09-30', publishedRules).value).toEqual({
    dailyLimit: 200_000,
    verifiedHandleOnly: false,
  });
  expect(upiRuleOn('2025-10-01', publishedRules)).toMatchObject({
    rule_id: 'upi-verified-handles-2025',
    value: { dailyLimit: 500_000, verifiedHandleOnly: true },
  });
  expect(() => upiRuleOn('2016-04-10', publishedRules)).toThrow(NoRuleError);
});

test('I4 · a refund has to arrive within five days', () => {
  expect(refundDueBy('2026-02-26', publishedRules)).toBe('2026-03-03');
  expect(() => refundDueBy('2019-10-14', publishedRules)).toThrow(NoRuleError);
});

test('I4 · limits of payments, refunds and mandates follow the rows that they are given', () => {
  const [upi, refund, mandate] = [
    publishedRules.upi.at(-1)!,
    publishedRules.refund[0]!,
    publishedRules.mandate.at(-1)!,
  ];
  const rules = {
    upi: [{ ...upi, value: { dailyLimit: 1_000_000, verifiedHandleOnly: false } }],
    refund: [
      { ...refund, applies_to: '2026-02-26' },
      { ...refund, rule_id: 'refund-next-day', applies_from: '2026-02-27', value: 1 },
    ],
    mandate: [{ ...mandate, value: { ...mandate.value, years: 1 } }],
  };
  expect(upiRuleOn('2026-11-20', rules).value.dailyLimit).toBe(1_000_000);
  expect(() => upiRuleOn('2025-09-30', rules)).toThrow(NoRuleError);
  expect([refundDueBy('2026-02-26', rules), refundDueBy('2026-02-27', rules)]).toEqual([
    '2026-03-03',
    '2026-02-28',
  ]);
  const terms = { kind: 'net', limit: 500, until: '2027-11-21' } as const;
  expect(mandateTermsFault(terms, '2026-11-20', rules)).toBe('too_long');
  expect(mandateTermsFault(terms, '2026-11-20', publishedRules)).toBeNull();
});

describe('I4 · what a mandate can be', () => {
  const fault = (over: Partial<{ kind: MandateKind; limit: number; until: string }>) =>
    mandateTermsFault(
      { kind: 'xsip', limit: 25_000, until: '2027-01-01', ...over },
      '2026-11-20',
      publishedRules,
    );

  test('I4 · the rule of the day holds its limits', () => {
    expect(mandateRuleOn('2026-04-20', publishedRules).rule_id).toBe('e-mandate-2023');
    expect(mandateRuleOn('2026-04-21', publishedRules)).toMatchObject({
      rule_id: 'e-mandate-2026',
      value: { noCodeUpTo: 100_000, noticeHours: 24, years: 30 },
    });
    expect(() => mandateRuleOn('2023-12-11', publishedRules)).toThrow(NoRuleError);
  });

  test.each([
    ['xsip', 500, null],
    ['xsip', 499, 'below'],
    ['xsip', 100_000, null],
    ['xsip', 100_001, 'above'],
    ['net', 100_001, 'above'],
    ['isip', 100_001, 'above'],
    ['esip', 100_001, null],
    ['esip', 10_000_000, null],
    ['esip', 10_000_001, 'above'],
    ['esip', 499, 'below'],
    ['xsip', 1000.5, 'scale'],
  ] as const)('I4 · %s up to %d rupees: %s', (kind, limit, expected) => {
    expect(fault({ kind, limit })).toBe(expected);
  });

  test.each([
    ['2026-11-20', 'past'],
    ['2026-11-21', null],
    ['2056-11-20', null],
    ['2056-11-21', 'too_long'],
  ])('I4 · until %s: %s', (until, expected) => {
    expect(fault({ until })).toBe(expected);
  });

  test('I4 · thirty years from 29 February end on 28 February', () => {
    const on = (until: string) =>
      mandateTermsFault({ kind: 'net', limit: 500, until }, '2028-02-29', publishedRules);
    expect([on('2058-02-28'), on('2058-03-01')]).toEqual([null, 'too_long']);
  });
});
