import {
  isKycWaiting,
  KYC_FORM_STATUS,
  PAN_KYC_STATUS,
  type CompletionFacts,
  type KraStatus,
  type RegistryAnswer,
} from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { kycPortfolio } from '../minors/index.ts';

type Kyc = NonNullable<CompletionFacts['kyc']>;

interface StoredKyc extends Omit<Kyc, 'registry_answer'> {
  registry_status: KraStatus;
  /** The status distinguishes a verified record from one whose name or date of birth differs. */
  birth_date_matches: boolean | null;
}

/**
 * The KYC that decides: of the first holder who has something to do, else of one who waits, else of the primary one;
 * null while a record is missing and no other holder has something to do.
 */
export async function kycFacts(db: Queries, portfolioId: string): Promise<Kyc | null> {
  const stored = await db.query<StoredKyc>(
    `SELECT id, pan_kyc_status, form_status AS kyc_form_check_status, esign_status, registry_status,
       birth_date_matches
     FROM kyc_records WHERE portfolio_id = ${kycPortfolio('$1')} ORDER BY position`,
    [portfolioId],
  );
  const [portfolio] = await db.query<{ holders: number }>(
    `SELECT holders FROM portfolios WHERE id = ${kycPortfolio('$1')}`,
    [portfolioId],
  );
  const records = stored.map(factsOf);
  const open = records.filter((record) => !isThrough(record));
  const toDo = open.find((record) => !isKycWaiting(record));
  if (toDo) return toDo;
  if (records.length < (portfolio?.holders ?? 1)) return null;
  return open[0] ?? records[0]!;
}

function factsOf({ registry_status: status, birth_date_matches: born, ...kyc }: StoredKyc): Kyc {
  if (kyc.pan_kyc_status !== PAN_KYC_STATUS.PAN_NOT_KYC) return kyc;
  return { ...kyc, registry_answer: answerOf(status, born) };
}

function answerOf(status: KraStatus, birthDateMatches: boolean | null): RegistryAnswer {
  if (status === 'not_checked') return 'unasked';
  if (status === 'under_process') return 'working';
  // A registry that has the investor and still leaves the PAN unverified has another name or date of birth.
  const known = status === 'validated' || status === 'registered';
  return known || birthDateMatches === false ? 'differs' : 'not_verified';
}

function isThrough({ pan_kyc_status: pan, kyc_form_check_status: form }: Kyc): boolean {
  if (form === KYC_FORM_STATUS.VERIFIED) return true;
  return form === KYC_FORM_STATUS.NOT_STARTED && pan !== PAN_KYC_STATUS.PAN_NOT_KYC;
}
