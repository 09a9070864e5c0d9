import { randomUUID } from 'node:crypto';
import { PERSONAS } from '../../personas/index.ts';
import type { TestInvestor } from '../orderBench.ts';
import type { TestApi } from '../testApi.ts';

/** Gives the portfolio of an investor a first KYC record, unless it has one, and a free subscription for it. */
export async function activateHarvesting(
  { db }: Pick<TestApi, 'db'>,
  who: TestInvestor,
  portfolioId = who.portfolioId,
): Promise<void> {
  await db.query(
    `INSERT INTO kyc_records SELECT (jsonb_populate_record(k, jsonb_build_object('id', $1::uuid, 'investor_id', $2::uuid,
       'portfolio_id', $3::uuid, 'position', 1, 'pan_index', '\\x' || replace($1::text, '-', '')))).*
     FROM kyc_records k WHERE k.portfolio_id = $4
       AND NOT EXISTS (SELECT 1 FROM kyc_records o WHERE o.portfolio_id = $3::uuid AND o.position = 1)
     LIMIT 1`,
    [randomUUID(), who.userId, portfolioId, PERSONAS.asha.portfolioId],
  );
  const body = { feature_name: 'tax_harvesting', pay_with: 'free', amount: 0 } as const;
  expect((await who.call('createSubscription', { body })).http).toBe(200);
}
