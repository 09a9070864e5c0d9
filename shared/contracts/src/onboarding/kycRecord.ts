/** KYC status of an individual at a registry. Source: rules R9; `not_found` and `not_checked` are ours. */
export const KRA_STATUSES = [
  'not_checked',
  'not_found',
  'under_process',
  'registered',
  'on_hold',
  'rejected',
  'validated',
] as const;
export type KraStatus = (typeof KRA_STATUSES)[number];

/** Where the investor may invest: at every fund house, at those that know the investor, or nowhere. */
export const KYC_ALLOWED = ['everywhere', 'existing_houses', 'nowhere'] as const;
export type KycAllowed = (typeof KYC_ALLOWED)[number];

/** Pictures that make up a KYC form; a selfie is the in-person verification. */
export const DOCUMENT_KINDS = ['pan_card', 'photo', 'signature', 'address_proof', 'selfie'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const KYC_REJECTION_REASONS = [
  'pan_unreadable',
  'photo_unclear',
  'signature_missing',
  'address_unreadable',
  'name_differs',
  'birth_date_differs',
  'other',
] as const;
export type KycRejectionReason = (typeof KYC_REJECTION_REASONS)[number];

/** Why a member of staff reviews a form before it goes to the registry. */
export const KYC_REVIEW_FLAGS = ['in_person', 'name_differs', 'birth_date_differs', 'sent_before'] as const;
export type KycReviewFlag = (typeof KYC_REVIEW_FLAGS)[number];
