import type { DatedRule } from '../rules/datedRule.ts';

/** A tax slab: percent on the income above `from`, up to the next slab. Rupees a year. */
export type Slab = { readonly from: number; readonly pct: number };

export type SlabRule = {
  readonly slabs: readonly Slab[];
  /** Income up to which section 87A takes the whole tax away. Rupees. */
  readonly rebateUpTo: number;
  readonly cessPct: number;
  /** Income above which a surcharge, not computed here, is added. Rupees. */
  readonly surchargeAbove: number;
  /** Deduction of salaried people, to be taken before. Rupees. */
  readonly standardDeduction: number;
};

const lakh = 100_000;

/** New regime. Source: rules R11. */
export const newRegimeSlabs: ReadonlyArray<DatedRule<SlabRule>> = [
  {
    rule_id: 'slab-new-2024',
    applies_from: '2024-04-01',
    applies_to: '2025-03-31',
    value: {
      slabs: [
        { from: 0, pct: 0 },
        { from: 3 * lakh, pct: 5 },
        { from: 7 * lakh, pct: 10 },
        { from: 10 * lakh, pct: 15 },
        { from: 12 * lakh, pct: 20 },
        { from: 15 * lakh, pct: 30 },
      ],
      rebateUpTo: 7 * lakh,
      cessPct: 4,
      surchargeAbove: 50 * lakh,
      standardDeduction: 75_000,
    },
    source: 'Finance (No. 2) Act 2024 (rules R11; rebate up to ₹7 lakh is general knowledge)',
    confidence: 'H',
  },
  {
    rule_id: 'slab-new-2025',
    applies_from: '2025-04-01',
    applies_to: '2027-03-31',
    value: {
      slabs: [
        { from: 0, pct: 0 },
        { from: 4 * lakh, pct: 5 },
        { from: 8 * lakh, pct: 10 },
        { from: 12 * lakh, pct: 15 },
        { from: 16 * lakh, pct: 20 },
        { from: 20 * lakh, pct: 25 },
        { from: 24 * lakh, pct: 30 },
      ],
      rebateUpTo: 12 * lakh,
      cessPct: 4,
      surchargeAbove: 50 * lakh,
      standardDeduction: 75_000,
    },
    source: 'Finance Act 2025; same for 2026-27 (rules R11)',
    confidence: 'H',
  },
];
