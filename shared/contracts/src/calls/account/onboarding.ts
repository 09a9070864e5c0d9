import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { REGISTRY_ANSWERS } from '../../onboarding/completion.ts';
import { ACCOUNT_MODES, RESIDENCIES } from '../../enums/account.ts';
import {
  CONTACT_OWNERS,
  GENDERS,
  INCOME_BANDS,
  MARITAL_STATUSES,
  MAX_TAX_RESIDENCIES,
  MOST_NOMINEES,
  NO_TIN_REASONS,
  NOMINEE_CHOICES,
  OCCUPATIONS,
  PARENTS,
  PEP_STATUSES,
  SETUP_PARTS,
  WEALTH_SOURCES,
} from '../../onboarding/setupAnswers.ts';
import { NomineeDraft } from './nominees.ts';
import { closed, Codes, Data, Instant, Nullable } from '../shapes.ts';

const text = (maxLength: number) => T.String({ maxLength });

const TaxResidency = T.Object(
  {
    country: text(2),
    /** Masked where it comes back. */
    tin: T.Optional(text(40)),
    no_tin_reason: T.Optional(Codes(NO_TIN_REASONS)),
  },
  closed,
);

/** The questions for one applicant. A PAN and tax numbers are returned masked; everything is stored encrypted. */
export const ApplicantAnswers = T.Partial(
  T.Object({
    pan: text(10),
    name: text(120),
    date_of_birth: text(10),
    residency: Codes(RESIDENCIES),
    gender: Codes(GENDERS),
    marital_status: Codes(MARITAL_STATUSES),
    parent: Codes(PARENTS),
    parent_name: text(120),
    occupation: Codes(OCCUPATIONS),
    income: Codes(INCOME_BANDS),
    wealth_source: Codes(WEALTH_SOURCES),
    pep: Codes(PEP_STATUSES),
    mobile: text(20),
    mobile_owner: Codes(CONTACT_OWNERS),
    email: text(254),
    email_owner: Codes(CONTACT_OWNERS),
    address: text(200),
    city: text(80),
    state: text(80),
    pin: text(10),
    foreign_address: text(200),
    foreign_city: text(80),
    foreign_postcode: text(20),
    foreign_country: text(2),
    birth_place: text(80),
    birth_country: text(2),
    citizenship: text(2),
    /** Resident for tax in another country than India. */
    taxed_abroad: T.Boolean(),
    tax_residencies: T.Array(TaxResidency, { maxItems: MAX_TAX_RESIDENCIES }),
    declared: T.Boolean(),
  }),
  closed,
);

/** The questions asked once per portfolio. */
export const PortfolioAnswers = T.Partial(
  T.Object({
    mode_of_investment: Codes(ACCOUNT_MODES),
    applicants: T.Integer({ minimum: 1, maximum: 3 }),
    nominee_choice: Codes(NOMINEE_CHOICES),
    nominees: T.Array(NomineeDraft, { maxItems: MOST_NOMINEES }),
    opt_out_read: T.Boolean(),
    portfolio_name: text(60),
    portfolio_email: text(254),
  }),
  closed,
);

export const SetupState = T.Object({
  onboarding_state: T.Integer(),
  mode_of_investment: Codes(ACCOUNT_MODES),
  /** How many people hold the portfolio, as far as it is known. */
  applicants: T.Integer(),
  /** The part that is open, or null when the set-up is finished. */
  open: Nullable(Codes(SETUP_PARTS)),
  portfolio: PortfolioAnswers,
  answers: T.Array(ApplicantAnswers),
  saved_at: Nullable(Instant),
});

const Kyc = T.Object({
  id: T.String(),
  pan_kyc_status: T.Unsafe<0 | 1 | 2>({ type: 'integer', enum: [0, 1, 2] }),
  kyc_form_check_status: Nullable(
    T.Unsafe<0 | 1 | 2 | 3 | 4 | 5 | 6 | 7>({ type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6, 7] }),
  ),
  esign_status: Nullable(Codes(['pending', 'rejected', 'signed'])),
  registry_answer: T.Optional(Codes(REGISTRY_ANSWERS)),
});

export const OnboardingStatus = T.Object({
  onboarding_state: T.Integer(),
  mode_of_investment: Codes(ACCOUNT_MODES),
  kyc: Nullable(Kyc),
  has_bank: T.Boolean(),
  has_risk_profile: T.Boolean(),
});

const Finished = Data(
  T.Object({
    onboarding_state: T.Integer(),
    /** The step had been finished before, perhaps in another window; nothing was changed now. */
    already: T.Boolean(),
  }),
);

export const onboarding = {
  onboarding: {
    summary: 'Onboarding state and the answers of the set-up, identifiers masked',
    method: 'GET',
    path: '/api/v3/onboarding.json',
    audience: 'signed-in',
    reply: Data(SetupState),
  },
  saveOnboardingDraft: {
    summary: 'Keep the answers given so far',
    method: 'PUT',
    path: '/api/v3/onboarding/draft.json',
    audience: 'signed-in',
    body: T.Object(
      {
        part: Codes(SETUP_PARTS),
        /** Laid over what is kept; null takes an answer back. */
        answers: T.Record(T.String({ maxLength: 40 }), T.Unknown()),
      },
      closed,
    ),
    reply: Data(T.Object({ saved_at: T.String(), onboarding_state: T.Integer() })),
  },
  finishApplicant: {
    summary: 'Finish the step of one applicant with the answers that are kept',
    method: 'POST',
    path: '/api/v3/onboarding/applicants/{position}.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ position: T.String({ pattern: '^[123]$' }) }),
    body: T.Optional(T.Object({}, closed)),
    reply: Finished,
  },
  finishSetup: {
    summary: 'Finish the set-up: nominees, signatures, name and e-mail of the portfolio',
    method: 'POST',
    path: '/api/v3/onboarding/portfolio.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Finished,
  },
  onboardingStatus: {
    summary: 'What is known of the portfolio on its way to being ready',
    method: 'GET',
    path: '/api/v3/onboarding/status.json',
    audience: 'signed-in',
    reply: Data(OnboardingStatus),
  },
  housingOtpGeneration: {
    summary: 'Housing partner: send a code',
    method: 'POST',
    path: '/api/v6/users/otp_generation.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(
      T.Object({
        sent_to: T.String(),
        verification_token: T.String(),
        resend_token: T.String(),
        expires_in: T.Integer({ description: 'seconds' }),
        expires_at: Instant,
      }),
    ),
  },
  housingOtpVerification: {
    summary: 'Housing partner: check the code',
    method: 'POST',
    path: '/api/v6/users/otp_verification.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ otp: T.String({ maxLength: 12, default: '' }) }, closed),
    reply: Data(T.Object({ redirect: T.String() })),
  },
  housingOtpResend: {
    summary: 'Housing partner: send the code again',
    method: 'POST',
    path: '/api/v6/users/otp_resend.json',
    audience: 'anyone',
    keepsSession: true,
    body: T.Optional(T.Object({}, closed)),
    reply: Data(
      T.Object({
        sent_to: T.String(),
        expires_in: T.Integer({ description: 'seconds' }),
        expires_at: Instant,
      }),
    ),
  },
} as const satisfies Record<string, CallDefinition>;
