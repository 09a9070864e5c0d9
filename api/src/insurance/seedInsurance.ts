import type { Db, Tx } from '../db/pool.ts';
import { AGE_BANDS, MARKET_PLANS, type MarketPlan } from './marketInsurance.ts';

/** Writes the invented insurers and plans that are missing; rows that exist stay as they are. */
export async function seedInsurance(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    for (const plan of MARKET_PLANS) await seedPlan(tx, plan);
  });
}

async function seedPlan(tx: Tx, plan: MarketPlan): Promise<void> {
  await tx.query('INSERT INTO insurers (code, name) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    plan.insurer.code,
    plan.insurer.name,
  ]);
  const added = await tx.query(
    `INSERT INTO insurance_plans (id, insurer_code, kind, name, features, max_children, second_adult_pct, child_rate)
     VALUES ($1, $2, 'health', $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
    [
      plan.id,
      plan.insurer.code,
      plan.name,
      plan.features,
      plan.maxChildren,
      plan.secondAdultPct,
      plan.childRate,
    ],
  );
  if (added.length === 0) return;
  for (const [index, [from, to]] of AGE_BANDS.entries()) {
    await tx.query('INSERT INTO insurance_rates (plan_id, age_from, age_to, rate) VALUES ($1, $2, $3, $4)', [
      plan.id,
      from,
      to,
      plan.rates[index],
    ]);
  }
  for (const [cover, factor] of Object.entries(plan.covers)) {
    await tx.query('INSERT INTO insurance_cover_factors (plan_id, cover, factor) VALUES ($1, $2, $3)', [
      plan.id,
      cover,
      factor,
    ]);
  }
  for (const [city, factor] of Object.entries(plan.cities)) {
    await tx.query('INSERT INTO insurance_city_factors (plan_id, city, factor) VALUES ($1, $2, $3)', [
      plan.id,
      city,
      factor,
    ]);
  }
}
