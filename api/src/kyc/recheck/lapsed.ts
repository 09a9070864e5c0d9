import { PAN_KYC_STATUS } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';
import { kycPortfolio } from '../../minors/index.ts';

/** Those of these portfolios in which KYC of a holder was valid, and no longer is since it was checked again. Source: rules R9. */
export async function lapsedKyc(q: Queries, portfolioIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ portfolio_id: string }>(
    `SELECT DISTINCT p.id AS portfolio_id FROM unnest($1::uuid[]) AS p (id)
     JOIN kyc_records k ON k.portfolio_id = ${kycPortfolio('p.id')}
     WHERE k.rechecked_on IS NOT NULL AND k.pan_kyc_status = $2`,
    [portfolioIds, PAN_KYC_STATUS.PAN_NOT_KYC],
  );
  return new Set(rows.map(({ portfolio_id: id }) => id));
}
