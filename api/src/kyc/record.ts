import {
  KYC_FORM_STATUS,
  PAN_KYC_STATUS,
  type EsignStatus,
  type KraStatus,
  type KycAllowed,
  type KycFormStatus,
  type PanKycStatus,
} from '@sanchay/contracts';
import {
  compareNames,
  maskComparison,
  requireRule,
  type NameComparison,
  type RuleBook,
} from '@sanchay/finance';

export type Residency = 'resident_individual' | 'non_resident_individual' | 'pio' | 'oci';

/** A KYC record as it is stored. */
export interface KycRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  position: number;
  name: string;
  residence_status: Residency;
  pan_sealed: Buffer;
  pan_index: Buffer;
  pan_masked: string;
  registry_status: KraStatus;
  registry_name: string | null;
  birth_date_matches: boolean | null;
  kyc_source: string | null;
  kra_kyc_mode: string | null;
  kra_ipv_flag: 'Y' | 'N' | 'E' | null;
  gold_provider_status: string | null;
  pan_kyc_status: PanKycStatus;
  form_status: KycFormStatus;
  esign_status: EsignStatus | null;
  name_by_documents: boolean;
  revision: number;
  checked_at: Date | null;
}

type Known = Pick<
  KycRow,
  'name' | 'registry_status' | 'registry_name' | 'birth_date_matches' | 'form_status'
>;
const FULL_SCORE = 100;

/** How our name of the holder differs from the registry's; null where it does not, or where it has none. */
export function nameDifference({
  name,
  registry_name: theirs,
}: Pick<KycRow, 'name' | 'registry_name'>): NameComparison | null {
  if (theirs === null) return null;
  const compared = compareNames(name, theirs);
  return compared.score === FULL_SCORE ? null : compared;
}

/** Signs that the registry's record may belong to another person. */
export type OtherPerson = 'name' | 'birth_date' | 'name_and_birth_date';

/**
 * Why the registry's record may belong to another person: another date of birth, or names less alike on the ISO day
 * than the rule requires. Initials alone make no two names alike enough to show one of them.
 * @returns null where the names are equal, or where the record is the same person's
 */
export function otherPerson(
  row: Pick<KycRow, 'name' | 'registry_name' | 'birth_date_matches'>,
  day: string,
  rules: Pick<RuleBook, 'name_match'>,
): OtherPerson | null {
  const difference = nameDifference(row);
  if (difference === null) return null;
  const { value: least } = requireRule(rules.name_match, day, 'the likeness of names');
  const given = difference.ours.split(' ');
  const shared = difference.theirs.split(' ').some((word) => word.length > 1 && given.includes(word));
  const otherName = difference.score < least || !shared;
  if (row.birth_date_matches === true) return otherName ? 'name' : null;
  return otherName ? 'name_and_birth_date' : 'birth_date';
}

/** The comparison as the holder sees it. */
export function maskedDifference(row: Pick<KycRow, 'name' | 'registry_name'>): NameComparison | null {
  const compared = nameDifference(row);
  return compared && maskComparison(compared);
}

/**
 * The status that follows from the registry's response. A name or date of birth that differs is never ignored: it
 * counts as not verified until the user settles it.
 */
export function panStatusOf(row: Known): PanKycStatus {
  if (row.form_status === KYC_FORM_STATUS.VERIFIED) return PAN_KYC_STATUS.ALL_DETAILS_VERIFIED;
  if (nameDifference(row) !== null || row.birth_date_matches === false) return PAN_KYC_STATUS.PAN_NOT_KYC;
  if (row.registry_status === 'validated') return PAN_KYC_STATUS.ALL_DETAILS_VERIFIED;
  if (row.registry_status === 'registered') return PAN_KYC_STATUS.ONLY_PAN_VERIFIED;
  return PAN_KYC_STATUS.PAN_NOT_KYC;
}

/** Where the user may invest. Source: rules R9. */
export function allowedFor({ pan_kyc_status }: Pick<KycRow, 'pan_kyc_status'>): KycAllowed {
  if (pan_kyc_status === PAN_KYC_STATUS.ALL_DETAILS_VERIFIED) return 'everywhere';
  return pan_kyc_status === PAN_KYC_STATUS.ONLY_PAN_VERIFIED ? 'existing_houses' : 'nowhere';
}

/**
 * Whether a form with pictures can change anything: the registry has no valid record of the holder, or another
 * person's.
 */
export function mayStartForm(row: KycRow): boolean {
  if (row.registry_status === 'under_process' || row.registry_status === 'not_checked') return false;
  if (row.registry_status === 'validated' || row.registry_status === 'registered')
    return row.birth_date_matches === false || (nameDifference(row) !== null && row.name_by_documents);
  return true;
}
