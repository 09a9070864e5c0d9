import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { RESIDENCIES } from '../../enums/account.ts';
import {
  DOCUMENT_KINDS,
  KRA_STATUSES,
  KYC_ALLOWED,
  KYC_REJECTION_REASONS,
  KYC_REVIEW_FLAGS,
} from '../../onboarding/kycRecord.ts';
import { NameMatch } from './banks.ts';
import { closed, Codes, Data, Id, Instant, Nullable, Success } from '../shapes.ts';

const position = T.Integer({ minimum: 1, maximum: 3, description: '1 is the primary applicant' });
const kycId = T.Object({ id: Id });
const nothing = T.Optional(T.Object({}, closed));

export const KycDocument = T.Object({
  id: T.String(),
  kind: Codes(DOCUMENT_KINDS),
  width: T.Integer(),
  height: T.Integer(),
  bytes: T.Integer(),
  uploaded_at: Instant,
});

export const KycRecord = T.Object({
  id: T.String(),
  position,
  name: T.String(),
  /** Masked to its year. */
  date_of_birth: T.String(),
  /** Masked to its last four characters. */
  pan: T.String(),
  residence_status: Codes(RESIDENCIES),
  /** Which registry holds the record; null while none does. */
  kyc_source: Nullable(T.String()),
  kra_kyc_mode: Nullable(T.String()),
  kra_ipv_flag: Nullable(Codes(['Y', 'N', 'E'] as const)),
  /** The gold provider's verdict on the PAN; it counts as verified only by the provider's own response. */
  gold_provider_status: Nullable(T.String()),
  PAN_kyc_status: T.Unsafe<0 | 1 | 2>({ type: 'integer', enum: [0, 1, 2] }),
  kyc_form_check_status: T.Unsafe<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>({
    type: 'integer',
    enum: [0, 1, 2, 3, 4, 5, 6, 7],
  }),
  esign_status: Nullable(Codes(['pending', 'rejected', 'signed'] as const)),
  registry_status: Codes(KRA_STATUSES),
  allowed: Codes(KYC_ALLOWED),
  /** Where it stands, in the language of the request. */
  status_text: T.String(),
  /** What that allows, in the language of the request. */
  allowed_text: T.String(),
  /** The applicant's name against the registry's, while they differ. */
  name_match: Nullable(NameMatch),
  date_of_birth_matches: Nullable(T.Boolean()),
  rejection: Nullable(
    T.Object({
      by: Codes(['us', 'registry'] as const),
      reason: Codes(KYC_REJECTION_REASONS),
      text: T.String(),
      note: T.String(),
    }),
  ),
  /** A member of the support team reviews it before it goes to the registry. */
  in_review: T.Boolean(),
  documents: T.Array(KycDocument),
  /** Kinds that the form still needs. */
  missing: T.Array(Codes(DOCUMENT_KINDS)),
  ipv_id: Nullable(T.String()),
  revision: T.Integer(),
  checked_at: Nullable(Instant),
});

export const Esign = T.Object({
  id: T.String(),
  kyc_id: T.String(),
  status: Codes(['pending', 'signed', 'rejected', 'cancelled', 'expired'] as const),
  /** The provider's page; null unless pending. */
  redirect_url: Nullable(T.String()),
  expires_at: Instant,
  signed_at: Nullable(Instant),
  reason: Nullable(T.String()),
});

const StaffKycSummary = T.Object({
  id: T.String(),
  name: T.String(),
  flags: T.Array(Codes(KYC_REVIEW_FLAGS)),
  attempt: T.Integer(),
  waiting_since: Instant,
});

export const StaffKyc = T.Object({
  ...StaffKycSummary.properties,
  /** How the review ended, or null while it waits. */
  decision: Nullable(Codes(['accepted', 'rejected'] as const)),
  record: KycRecord,
  /** Reviewers who approved it so far; where the names differ two are needed. */
  approvals: T.Integer(),
  /** Unmasked, to be compared with the pictures; the view is recorded. */
  pan: T.String(),
  date_of_birth: T.String(),
});

export const kyc = {
  checkPan: {
    summary: 'Ask the registry about an applicant by PAN',
    method: 'POST',
    path: '/api/v3/kyc/pan.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object(
      {
        position,
        /** Defaults to the one that the set-up was finished with. */
        pan: T.Optional(T.String({ maxLength: 20 })),
      },
      closed,
    ),
    reply: Data(KycRecord),
  },
  kyc: {
    summary: 'KYC record of one applicant',
    method: 'GET',
    path: '/api/v3/kyc/{id}.json',
    audience: 'signed-in',
    params: kycId,
    reply: Data(KycRecord),
  },
  portfolioKyc: {
    summary: 'KYC records of the current portfolio',
    method: 'GET',
    path: '/api/v3/portfolio/kyc.json',
    audience: 'signed-in',
    reply: Data(T.Array(KycRecord)),
  },
  kycInfo: {
    summary: 'The same record, asked from the registry anew',
    method: 'GET',
    path: '/api/v3/kyc/info/{id}.json',
    audience: 'signed-in',
    params: kycId,
    reply: Data(KycRecord),
  },
  updateKyc: {
    summary: 'Settle a difference between our name and the registry’s',
    method: 'PUT',
    path: '/api/v3/kyc/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    params: kycId,
    body: T.Object(
      {
        /** Take the registry's name, or keep ours and prove it with documents. */
        name: Codes(['registry', 'documents'] as const),
        revision: T.Integer(),
      },
      closed,
    ),
    reply: Data(KycRecord),
  },
  startKycForm: {
    summary: 'Begin the form, or begin again after a rejection',
    method: 'POST',
    path: '/api/v3/kyc/{id}/form.json',
    audience: 'signed-in',
    idempotent: true,
    params: kycId,
    body: nothing,
    reply: Data(KycRecord),
  },
  submitKycForm: {
    summary: 'Hand the form in; signing comes next',
    method: 'POST',
    path: '/api/v3/kyc/{id}/submit.json',
    audience: 'signed-in',
    idempotent: true,
    params: kycId,
    body: T.Object({ revision: T.Integer(), declared: T.Boolean() }, closed),
    reply: Data(KycRecord),
  },
  ipv: {
    summary: 'One in-person verification',
    method: 'GET',
    path: '/api/v3/kyc/ipv/{id}.json',
    audience: 'signed-in',
    params: kycId,
    reply: Data(
      T.Object({
        id: T.String(),
        kyc_id: T.String(),
        method: Codes(['selfie'] as const),
        done_at: Instant,
        verified_by: Nullable(T.String()),
        verified_at: Nullable(Instant),
      }),
    ),
  },
  uploadDocument: {
    summary: 'Send a picture of a document of one applicant',
    method: 'POST',
    path: '/api/v3/documents/{position}/{kind}.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({
      position: T.String({ pattern: '^[123]$' }),
      kind: Codes(DOCUMENT_KINDS),
    }),
    /** A multipart form with one file under the name `file`. */
    body: T.Optional(T.Unsafe<FormData>({})),
    reply: Data(KycDocument),
  },
  documents: {
    summary: 'Pictures of documents that the portfolio has',
    method: 'GET',
    path: '/api/v3/documents.json',
    audience: 'signed-in',
    reply: Data(T.Array(T.Object({ ...KycDocument.properties, position }))),
  },
  document: {
    summary: 'One picture of the caller’s own, as bytes',
    method: 'GET',
    path: '/api/v3/documents/{id}',
    audience: 'signed-in',
    params: kycId,
    reply: T.Unsafe<Uint8Array>({}),
  },
  esignDocument: {
    summary: 'The form as it will be signed, as PDF',
    method: 'GET',
    path: '/api/v3/kyc/{id}/form.pdf',
    audience: 'signed-in',
    params: kycId,
    reply: T.Unsafe<Uint8Array>({}),
  },
  startEsign: {
    summary: 'Send the form to be signed, or go on with the one that is there',
    method: 'POST',
    path: '/api/v3/kyc/{id}/esign.json',
    audience: 'signed-in',
    idempotent: true,
    params: kycId,
    body: nothing,
    reply: Data(Esign),
  },
  esign: {
    summary: 'State of a signature; the provider is asked while it is open',
    method: 'GET',
    path: '/api/v3/esign/{id}.json',
    audience: 'signed-in',
    params: kycId,
    reply: Data(Esign),
  },
  staffKycQueue: {
    summary: 'KYC forms that wait for a review',
    method: 'GET',
    path: '/api/v3/staff/kyc.json',
    audience: 'signed-in',
    reply: T.Object({ status: Success, data: T.Array(StaffKycSummary) }),
  },
  staffKyc: {
    summary: 'One KYC form for review',
    method: 'GET',
    path: '/api/v3/staff/kyc/{id}.json',
    audience: 'signed-in',
    params: kycId,
    reply: Data(StaffKyc),
  },
  staffKycDocument: {
    summary: 'One picture of a form under review; each view is recorded',
    method: 'GET',
    path: '/api/v3/staff/kyc/{id}/documents/{document}',
    audience: 'signed-in',
    params: T.Object({ id: Id, document: Id }),
    reply: T.Unsafe<Uint8Array>({}),
  },
  decideKyc: {
    summary: 'Accept or reject a KYC form',
    method: 'POST',
    path: '/api/v3/staff/kyc/{id}/decide.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: kycId,
    body: T.Object(
      {
        decision: Codes(['accept', 'reject'] as const),
        reason: T.Optional(Codes(KYC_REJECTION_REASONS)),
        note: T.Optional(T.String({ maxLength: 300 })),
        revision: T.Integer(),
      },
      closed,
    ),
    reply: Data(
      T.Object({ id: T.String(), decision: Codes(['accepted', 'approved_once', 'rejected'] as const) }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
