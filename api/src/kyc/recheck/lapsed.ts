import { PAN_KYC_STATUS } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';

/** Those of these portfolios in which KYC of a holder was valid, and no longer is since it was checked again. Source: rules R9. */
export async function lapsedKyc(q: Queries, portfolioIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ portfolio_id: string }>(
    'SELECT DISTINCT portfolio_id FROM kyc_records WHERE portfolio_id = ANY ($1) AND rechecked_on IS NOT NULL AND pan_kyc_status = $2',
    [portfolioIds, PAN_KYC_STATUS.PAN_NOT_KYC],
  );
  return new Set(rows.map(({ portfolio_id: id }) => id));
}
