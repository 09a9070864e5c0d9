import type { DatedRule } from '../rules/datedRule.ts';

/**
 * Value of the service of converting currency: percent of the part of the amount in each slab of rupees, not below
 * `least` and not above `most`; the tax is a percentage of that value.
 */
export type ConversionGst = {
  readonly slabs: ReadonlyArray<{ readonly from: number; readonly pct: number }>;
  readonly least: number;
  readonly most: number;
  readonly gstPct: number;
};

export const conversionGstRules: ReadonlyArray<DatedRule<ConversionGst>> = [
  {
    rule_id: 'conversion-gst-2017',
    applies_from: '2017-07-01',
    applies_to: null,
    value: {
      slabs: [
        { from: 0, pct: 1 },
        { from: 100_000, pct: 0.5 },
        { from: 1_000_000, pct: 0.1 },
      ],
      least: 250,
      most: 60_000,
      gstPct: 18,
    },
    source: 'CGST Rules 2017, rule 32(2)(b) (general knowledge)',
    confidence: 'M',
  },
];
