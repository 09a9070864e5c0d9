import { PAN_KYC_STATUS } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';

/** Whether KYC of a holder of a portfolio was valid, and no longer is since it was checked again. Source: rules R9. */
export async function hasLapsedKyc(q: Queries, portfolioId: string): Promise<boolean> {
  const rows = await q.query(
    'SELECT 1 FROM kyc_records WHERE portfolio_id = $1 AND rechecked_on IS NOT NULL AND pan_kyc_status = $2 LIMIT 1',
    [portfolioId, PAN_KYC_STATUS.PAN_NOT_KYC],
  );
  return rows.length > 0;
}
