import type { DatedRule } from '../rules/datedRule.ts';

/** Ways in which a bank keeps a mandate (specification, section 3). */
export type MandateKind = 'isip' | 'esip' | 'xsip' | 'net';

export type MandateRule = {
  /** Rupees per debit that need no code from the investor when it is for mutual funds. */
  readonly noCodeUpTo: number;
  /** Hours before a debit by which the investor has been notified. */
  readonly noticeHours: number;
  /** Longest life. */
  readonly years: number;
  /** Rupees: smallest and largest limit of a debit. */
  readonly limits: Readonly<Record<MandateKind, { least: number; most: number }>>;
};

const card = { least: 500, most: 100_000 };

/** Recurring debits, by the day on which the mandate is made or used. */
export const mandateRules: readonly DatedRule<MandateRule>[] = [
  {
    rule_id: 'e-mandate-2023',
    applies_from: '2023-12-12',
    applies_to: '2026-04-20',
    value: {
      noCodeUpTo: 100_000,
      noticeHours: 24,
      years: 30,
      limits: { isip: card, esip: { least: 500, most: 10_000_000 }, xsip: card, net: card },
    },
    source: 'RBI circular of 12 December 2023: ₹1 lakh for mutual funds (general knowledge)',
    confidence: 'L',
  },
  {
    rule_id: 'e-mandate-2026',
    applies_from: '2026-04-21',
    applies_to: null,
    value: {
      noCodeUpTo: 100_000,
      noticeHours: 24,
      years: 30,
      limits: { isip: card, esip: { least: 500, most: 10_000_000 }, xsip: card, net: card },
    },
    source:
      'RBI directions on e-mandates, 21 April 2026 (rules R9; the largest limits are general knowledge)',
    confidence: 'M',
  },
];
