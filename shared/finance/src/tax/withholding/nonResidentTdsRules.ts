import type { DatedRule } from '../../rules/datedRule.ts';
import type { TaxHeadName } from '../gains/fundGains.ts';

/** What a fund house deducts from the gains of a non-resident, in percent. */
export type NonResidentTds = {
  /** By the head of the gain, before surcharge and cess. */
  readonly ratePct: Readonly<Record<TaxHeadName, number>>;
  /** Surcharge on the tax, by the gains of the sale in rupees, the highest limit first. */
  readonly surcharges: readonly { readonly above: number; readonly pct: number }[];
  /** The highest surcharge on the tax of a head; 100 where the law sets none. */
  readonly surchargeCapPct: Readonly<Record<TaxHeadName, number>>;
  /** Cess on tax and surcharge. */
  readonly cessPct: number;
};

const UP_TO_15 = [
  { above: 10_000_000, pct: 15 },
  { above: 5_000_000, pct: 10 },
] as const;
const UP_TO_25 = [{ above: 20_000_000, pct: 25 }, ...UP_TO_15] as const;
const UP_TO_37 = [{ above: 50_000_000, pct: 37 }, ...UP_TO_25] as const;

const NO_CAP = { equity_short: 100, equity_long: 100, other_long: 100, slab: 100, unknown: 100 } as const;
const EQUITY_CAP = { ...NO_CAP, equity_short: 15, equity_long: 15 } as const;
const GAINS_CAP = { ...EQUITY_CAP, other_long: 15 } as const;

const BEFORE_JULY_2024 = {
  equity_short: 15,
  equity_long: 10,
  other_long: 20,
  slab: 30,
  unknown: 30,
} as const;

/**
 * Tax deducted at source from gains of non-residents on fund units, by the day of the transfer. Rates of rules R1 and
 * R2; gains taxed by slab, and those of a fund that has not disclosed what it holds, at the highest rate. Surcharge by the gains
 * of the sale alone and the missing yearly exemption follow the practice of registrars, not a primary text, so that no
 * row is better than M. Capital gains carry a surcharge of 15 % at most (rules R1); gains taxed by slab carry up to 25 %,
 * until March 2023 up to 37 %.
 */
export const nonResidentTdsRules: ReadonlyArray<DatedRule<NonResidentTds>> = [
  {
    rule_id: 'nri-tds-2018',
    applies_from: '2018-04-01',
    applies_to: '2019-03-31',
    value: { ratePct: BEFORE_JULY_2024, surcharges: UP_TO_15, surchargeCapPct: NO_CAP, cessPct: 4 },
    source: 'Finance Act 2018, sections 195 and 196A (rules R1 and R2)',
    confidence: 'L',
  },
  {
    rule_id: 'nri-tds-2019',
    applies_from: '2019-04-01',
    applies_to: '2022-03-31',
    value: { ratePct: BEFORE_JULY_2024, surcharges: UP_TO_37, surchargeCapPct: EQUITY_CAP, cessPct: 4 },
    source:
      'Finance (No. 2) Act 2019: 25% above ₹2 crore, 37% above ₹5 crore, not on tax under sections 111A and 112A',
    confidence: 'L',
  },
  {
    rule_id: 'nri-tds-2022',
    applies_from: '2022-04-01',
    applies_to: '2023-03-31',
    value: { ratePct: BEFORE_JULY_2024, surcharges: UP_TO_37, surchargeCapPct: GAINS_CAP, cessPct: 4 },
    source: 'Finance Act 2022: at most 15% on tax of all long-term gains',
    confidence: 'L',
  },
  {
    rule_id: 'nri-tds-2023',
    applies_from: '2023-04-01',
    applies_to: '2024-07-22',
    value: { ratePct: BEFORE_JULY_2024, surcharges: UP_TO_25, surchargeCapPct: GAINS_CAP, cessPct: 4 },
    source: 'Finance Act 2023: at most 25% under section 115BAC, which applies unless it is opted out of',
    confidence: 'L',
  },
  {
    rule_id: 'nri-tds-2024',
    applies_from: '2024-07-23',
    applies_to: null,
    value: {
      ratePct: { equity_short: 20, equity_long: 12.5, other_long: 12.5, slab: 30, unknown: 30 },
      surcharges: UP_TO_25,
      surchargeCapPct: GAINS_CAP,
      cessPct: 4,
    },
    source: 'Sections 195 and 196A, section 393 since 1 Apr 2026; surcharge as since 2023 (rules R1 and R2)',
    confidence: 'M',
  },
];
