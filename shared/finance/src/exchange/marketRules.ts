import type { DatedRule } from '../rules/datedRule.ts';

/** Times of day in India of an ordinary session. Matching runs from `opens` until before `closes`. */
export interface MarketHours {
  readonly preOpen: string;
  readonly opens: string;
  readonly closes: string;
}

export const marketHoursRules: ReadonlyArray<DatedRule<MarketHours>> = [
  {
    rule_id: 'market-hours-2010',
    applies_from: '2010-10-18',
    applies_to: null,
    value: { preOpen: '09:00', opens: '09:15', closes: '15:30' },
    source: 'NSE trading hours of the capital market segment; pre-open session since 18 October 2010',
    confidence: 'H',
  },
];

/** Times of muhurat sessions, one row a session; the exchange announces them weeks ahead. */
export const muhuratHoursRules: ReadonlyArray<DatedRule<MarketHours>> = [
  {
    rule_id: 'muhurat-2024',
    applies_from: '2024-11-01',
    applies_to: '2024-11-01',
    value: { preOpen: '17:45', opens: '18:00', closes: '19:00' },
    source: 'NSE circular on Diwali Laxmi Pujan trading of 1 November 2024',
    confidence: 'M',
  },
  {
    rule_id: 'muhurat-2025',
    applies_from: '2025-10-21',
    applies_to: '2025-10-21',
    value: { preOpen: '13:30', opens: '13:45', closes: '14:45' },
    source: 'NSE circular on Diwali Laxmi Pujan trading of 21 October 2025',
    confidence: 'M',
  },
  {
    rule_id: 'muhurat-2026',
    applies_from: '2026-11-08',
    applies_to: '2026-11-08',
    value: { preOpen: '17:45', opens: '18:00', closes: '19:00' },
    source: 'Muhurat trading times of 2024 (note: those of 2026 were not found; to be confirmed)',
    confidence: 'L',
  },
];

/** Smallest step of a price for prices from `from` rupees, ascending; the first row starts at 0. */
export interface TickStep {
  readonly from: number;
  readonly tick: number;
}

export const tickSizeRules: ReadonlyArray<DatedRule<readonly TickStep[]>> = [
  {
    rule_id: 'tick-size-2025',
    applies_from: '2025-04-15',
    applies_to: null,
    value: [
      { from: 0, tick: 0.01 },
      { from: 250, tick: 0.05 },
      { from: 1_000, tick: 0.1 },
      { from: 5_000, tick: 0.5 },
      { from: 10_000, tick: 1 },
      { from: 20_000, tick: 5 },
    ],
    source: 'NSE circular on tick sizes by price, capital market segment, from 15 April 2025',
    confidence: 'M',
  },
  {
    rule_id: 'tick-size-2024',
    applies_from: '2024-06-10',
    applies_to: '2025-04-14',
    value: [
      { from: 0, tick: 0.01 },
      { from: 250, tick: 0.05 },
    ],
    source: 'NSE circular: tick of ₹0.01 for shares below ₹250 from 10 June 2024',
    confidence: 'M',
  },
  {
    rule_id: 'tick-size-1994',
    applies_from: '1994-11-03',
    applies_to: '2024-06-09',
    value: [{ from: 0, tick: 0.05 }],
    source: 'NSE: ₹0.05 for all shares before June 2024',
    confidence: 'M',
  },
];

/** How far the price of any share may move in a day from the close before, percent; the exchange sets less for some. */
export const priceBandRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'price-band-2001',
    applies_from: '2001-07-02',
    applies_to: null,
    value: 20,
    source:
      'SEBI circular of 28 June 2001: the widest band; tighter bands of single shares are not known to us',
    confidence: 'M',
  },
];

/** Settlement days after a trade on which shares and money change hands. */
export const shareSettlementRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'share-settlement-2023',
    applies_from: '2023-01-27',
    applies_to: null,
    value: 1,
    source: 'SEBI circular of 7 September 2021: T+1 for all shares since 27 January 2023',
    confidence: 'H',
  },
  {
    rule_id: 'share-settlement-2003',
    applies_from: '2003-04-01',
    applies_to: '2023-01-26',
    value: 2,
    source: 'SEBI circular of 7 March 2003: T+2 since 1 April 2003',
    confidence: 'H',
  },
];

/** How far from the last price a market order may trade, percent: it is sent as a limit order at that price. */
export const marketProtectionRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'market-protection-2026',
    applies_from: '2000-01-01',
    applies_to: null,
    value: 3,
    source: 'Our own rule, as brokers protect market orders in thin markets',
    confidence: 'M',
  },
];

/** Months after which cash that no order needs goes to the bank account, on the first Friday of the quarter. */
export const cashPayoutRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'cash-payout-2022',
    applies_from: '2022-10-01',
    applies_to: null,
    value: 3,
    source:
      'SEBI circulars of 27 July 2022 and 28 December 2023 on settlement of running accounts, first Friday',
    confidence: 'M',
  },
];

/** Dividends of a company in a financial year above which it deducts tax, in rupees, and the rate in percent. */
export interface ShareDividendTds {
  readonly threshold: number;
  readonly ratePct: number;
}

export const shareDividendTdsRules: ReadonlyArray<DatedRule<ShareDividendTds>> = [
  {
    rule_id: 'share-dividend-tds-2020',
    applies_from: '2020-04-01',
    applies_to: '2025-03-31',
    value: { threshold: 5_000, ratePct: 10 },
    source: 'Section 194 of the Income-tax Act, Finance Act 2020 (general knowledge)',
    confidence: 'M',
  },
  {
    rule_id: 'share-dividend-tds-2025',
    applies_from: '2025-04-01',
    applies_to: null,
    value: { threshold: 10_000, ratePct: 10 },
    source: 'Section 194, Finance Act 2025; section 393 since 1 Apr 2026 (general knowledge)',
    confidence: 'M',
  },
];
