/** Codes of the specification, section 4; the form status in its first reading (rules, "KYC form status"). */
export const PAN_KYC_STATUS = { PAN_NOT_KYC: 0, ALL_DETAILS_VERIFIED: 1, ONLY_PAN_VERIFIED: 2 } as const;
export type PanKycStatus = (typeof PAN_KYC_STATUS)[keyof typeof PAN_KYC_STATUS];

export const KYC_FORM_STATUS = {
  NOT_STARTED: 0,
  FILLING: 1,
  SUBMITTED: 2,
  REJECTED_BY_PROVIDER: 3,
  UPLOADING: 4,
  UPLOADED: 5,
  REJECTED_BY_KRA: 6,
  VERIFIED: 7,
} as const;
export type KycFormStatus = (typeof KYC_FORM_STATUS)[keyof typeof KYC_FORM_STATUS];

export const ESIGN_STATUS = { PENDING: 'pending', REJECTED: 'rejected', SIGNED: 'signed' } as const;
export type EsignStatus = (typeof ESIGN_STATUS)[keyof typeof ESIGN_STATUS];
