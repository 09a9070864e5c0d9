import { randomUUID } from 'node:crypto';
import { PAN_KYC_STATUS } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';

/** Records that KYC of the first holder of a portfolio was verified once, and was lost when it was checked again. */
export async function lapseKyc(
  db: Queries,
  { userId, portfolioId }: { userId: string; portfolioId: string },
): Promise<void> {
  await db.query(
    `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
       pan_masked, registry_status, pan_kyc_status, rechecked_on, created_at, updated_at)
     VALUES ($1, $2, $3, 1, 'Test Investor', 'resident', '\\x00', '\\x00', '••••••234F', 'on_hold', $4,
       '2026-11-20', now(), now())`,
    [randomUUID(), userId, portfolioId, PAN_KYC_STATUS.PAN_NOT_KYC],
  );
}

/** Records that KYC of the first holder is valid again. */
export async function renewKyc(db: Queries, portfolioId: string): Promise<void> {
  await db.query(
    "UPDATE kyc_records SET registry_status = 'validated', pan_kyc_status = $2 WHERE portfolio_id = $1",
    [portfolioId, PAN_KYC_STATUS.ALL_DETAILS_VERIFIED],
  );
}
