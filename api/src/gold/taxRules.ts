import { requireRule, type Confidence, type DatedRule } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';

/** GST in percent; `igst` is the whole, `cgst` and `sgst` its halves. */
export interface GoldTax {
  cgst: string;
  sgst: string;
  igst: string;
}

interface Row extends GoldTax {
  rule_id: string;
  applies_from: string;
  applies_to: string | null;
  source: string;
  confidence: Confidence;
}

/** The tax on gold in force on a day. @throws NoRuleError when no row covers it. */
export async function goldTaxOn(q: Queries, date: string): Promise<GoldTax> {
  const rows = await q.query<Row>('SELECT * FROM gold_tax_rules');
  const rules = rows.map(({ cgst, sgst, igst, ...rule }): DatedRule<GoldTax> => ({
    ...rule,
    value: { cgst, sgst, igst },
  }));
  return requireRule(rules, date, 'GST on gold').value;
}
