import type { DatedRule } from '../rules/datedRule.ts';

/** What a fall or rise of the index by `levelPct` percent causes from a time of day on, until the next row of that level. */
export interface MarketHaltStep {
  readonly levelPct: number;
  readonly from: string;
  /** Minutes without trading; 0 for none. */
  readonly haltMinutes: number;
  /** Minutes of call auction after them, before trading continues. */
  readonly auctionMinutes: number;
  /** Whether trading ends for the day. */
  readonly restOfDay: boolean;
}

const step = (
  levelPct: number,
  from: string,
  haltMinutes: number,
  auctionMinutes: number,
): MarketHaltStep => ({ levelPct, from, haltMinutes, auctionMinutes, restOfDay: false });
const ends = (levelPct: number, from: string): MarketHaltStep => ({
  ...step(levelPct, from, 0, 0),
  restOfDay: true,
});

/** Halts of the whole market by the move of the index from its close before; rows of a level by ascending time. */
export const marketHaltRules: ReadonlyArray<DatedRule<readonly MarketHaltStep[]>> = [
  {
    rule_id: 'market-halt-2013',
    applies_from: '2013-10-01',
    applies_to: null,
    value: [
      step(10, '00:00', 45, 15),
      step(10, '13:00', 15, 15),
      step(10, '14:30', 0, 0),
      step(15, '00:00', 105, 15),
      step(15, '13:00', 45, 15),
      ends(15, '14:00'),
      ends(20, '00:00'),
    ],
    source:
      'SEBI circular CIR/MRD/DP/25/2013 of 3 September 2013 on index-based market-wide circuit breakers',
    confidence: 'M',
  },
  {
    rule_id: 'market-halt-2001',
    applies_from: '2001-07-02',
    applies_to: '2013-09-30',
    value: [
      step(10, '00:00', 60, 0),
      step(10, '13:00', 30, 0),
      step(10, '14:30', 0, 0),
      step(15, '00:00', 120, 0),
      step(15, '13:00', 60, 0),
      ends(15, '14:00'),
      ends(20, '00:00'),
    ],
    source: 'SEBI circular SMDRPD/Policy/Cir-35/2001 of 28 June 2001 on index-based circuit breakers',
    confidence: 'M',
  },
];

/** Minutes from the start of the pre-open session in which it collects orders; they are matched after them. */
export const preOpenOrderRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'pre-open-orders-2010',
    applies_from: '2010-10-18',
    applies_to: null,
    value: 8,
    source:
      'NSE pre-open session since 18 October 2010: orders for 8 minutes, of which the last ends at random; the end is fixed here',
    confidence: 'M',
  },
];
