import { KYC_FORM_STATUS, PAN_KYC_STATUS } from '@sanchay/contracts';
import type { CompletionFacts } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';

type Kyc = NonNullable<CompletionFacts['kyc']>;

/** The KYC that decides: of the first holder who is not through, else of the primary one; null without records. */
export async function kycFacts(db: Queries, portfolioId: string): Promise<Kyc | null> {
  const records = await db.query<Kyc>(
    `SELECT id, pan_kyc_status, form_status AS kyc_form_check_status, esign_status
     FROM kyc_records WHERE portfolio_id = $1 ORDER BY position`,
    [portfolioId],
  );
  const [portfolio] = await db.query<{ holders: number }>('SELECT holders FROM portfolios WHERE id = $1', [
    portfolioId,
  ]);
  const open = records.find((record) => !isThrough(record));
  if (open) return open;
  return records.length < (portfolio?.holders ?? 1) ? null : records[0]!;
}

function isThrough({ pan_kyc_status: pan, kyc_form_check_status: form }: Kyc): boolean {
  if (form === KYC_FORM_STATUS.VERIFIED) return true;
  return form === KYC_FORM_STATUS.NOT_STARTED && pan !== PAN_KYC_STATUS.PAN_NOT_KYC;
}
