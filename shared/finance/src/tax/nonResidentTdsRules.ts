import type { DatedRule } from '../datedRule.ts';
import type { TaxHeadName } from './fundGains.ts';

/** What a fund house deducts from the gains of a non-resident, in percent. */
export type NonResidentTds = {
  /** By the head of the gain, before surcharge and cess. */
  readonly ratePct: Readonly<Record<TaxHeadName, number>>;
  /** Surcharge on the tax, by the gains of the sale in rupees, the highest limit first. */
  readonly surcharges: readonly { readonly above: number; readonly pct: number }[];
  /** Cess on tax and surcharge. */
  readonly cessPct: number;
};

const SURCHARGES = [
  { above: 10_000_000, pct: 15 },
  { above: 5_000_000, pct: 10 },
] as const;

/**
 * Tax deducted at source from gains of non-residents on fund units, by the day of the transfer. Rates of rules R1 and
 * R2; gains taxed by slab, and those of a fund that has not disclosed what it holds, at the highest rate. Surcharge by the gains of the sale alone and the missing yearly
 * exemption follow the practice of registrars, not a primary text, so that no row is better than M.
 */
export const nonResidentTdsRules: ReadonlyArray<DatedRule<NonResidentTds>> = [
  {
    rule_id: 'nri-tds-2018',
    applies_from: '2018-04-01',
    applies_to: '2024-07-22',
    value: {
      ratePct: { equity_short: 15, equity_long: 10, other_long: 20, slab: 30, unknown: 30 },
      surcharges: SURCHARGES,
      cessPct: 4,
    },
    source: 'Sections 195 and 196A with the rates of rules R1 and R2',
    confidence: 'L',
  },
  {
    rule_id: 'nri-tds-2024',
    applies_from: '2024-07-23',
    applies_to: null,
    value: {
      ratePct: { equity_short: 20, equity_long: 12.5, other_long: 12.5, slab: 30, unknown: 30 },
      surcharges: SURCHARGES,
      cessPct: 4,
    },
    source: 'Sections 195 and 196A, section 393 since 1 Apr 2026, with the rates of rules R1 and R2',
    confidence: 'M',
  },
];
