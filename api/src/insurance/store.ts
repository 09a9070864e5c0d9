import type { Confidence, DatedRule } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { PlanRates } from './premium.ts';

export interface PlanRow extends PlanRates {
  id: string;
  insurer: string;
  name: string;
  features: string[];
}

/** Plans of a kind that are offered, with their rates and factors. Decimals are text. */
export async function offeredPlans(q: Queries, kind: string): Promise<PlanRow[]> {
  return q.query<PlanRow>(
    `SELECT p.id, i.name AS insurer, p.name, p.features, p.max_children, p.second_adult_pct, p.child_rate,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('age_from', r.age_from, 'age_to', r.age_to, 'rate', r.rate::text)), '[]')
        FROM insurance_rates r WHERE r.plan_id = p.id) AS rates,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('cover', f.cover::text, 'factor', f.factor::text)), '[]')
        FROM insurance_cover_factors f WHERE f.plan_id = p.id) AS cover_factors,
       (SELECT coalesce(jsonb_agg(jsonb_build_object('city', c.city, 'factor', c.factor::text)), '[]')
        FROM insurance_city_factors c WHERE c.plan_id = p.id) AS city_factors
     FROM insurance_plans p JOIN insurers i ON i.code = p.insurer_code
     WHERE p.kind = $1 AND p.offered`,
    [kind],
  );
}

interface TaxRow {
  rule_id: string;
  applies_from: string;
  applies_to: string | null;
  rate: string;
  source: string;
  confidence: Confidence;
}

/** GST on premiums of a kind in percent, as dated rules. */
export async function premiumTaxRules(q: Queries, kind: string): Promise<DatedRule<string>[]> {
  const rows = await q.query<TaxRow>(
    `SELECT rule_id, applies_from, applies_to, rate, source, confidence FROM insurance_tax_rules WHERE kind = $1`,
    [kind],
  );
  return rows.map(({ rate, ...rule }) => ({ ...rule, value: rate }));
}
