/** Codes of the specification (section 3 and 4). The names are the code's words, the values its numbers. */
export const USER_STATE = { VERIFY_LATER: 0, UNVERIFIED: 1, VERIFIED: 2, BLOCKED: 5 } as const;

/** What a step-up code can be requested for; a token of one purpose is not valid for another. */
export const STEP_UP_PURPOSES = [
  'bank',
  'nominee',
  'profile',
  'purchase',
  'redeem',
  'systematic',
  'mandate',
  'security',
  'access',
  'closure',
] as const;
export type StepUpPurpose = (typeof STEP_UP_PURPOSES)[number];

/** How a user is contacted and signs in. */
export const CONTACT_KINDS = ['email', 'mobile'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** What a sign-in requires after the password. */
export const SECOND_STEPS = ['off', 'code', 'app'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

export const ONBOARDING_STATE = {
  BEGINNING: 0,
  PRIMARY_APPLICANT_SET: 1,
  SECOND_APPLICANT_SET: 2,
  THIRD_APPLICANT_SET: 3,
  PORTFOLIO_EMAIL_CAPTURED: 5,
  REGISTRATION_COMPLETE: 13,
} as const;

export const ACCOUNT_MODES = ['sole', 'either'] as const;
export const RESIDENCIES = ['resident_individual', 'non_resident_individual', 'pio', 'oci'] as const;
export const MANAGE_REQUEST_STATUSES = ['accepted', 'waiting', 'rejected', 'deleted'] as const;
export type ManageRequestStatus = (typeof MANAGE_REQUEST_STATUSES)[number];
/** What a manager may do in an account. */
export const MANAGE_SCOPES = ['view', 'view_identifiers', 'prepare'] as const;
export type ManageScope = (typeof MANAGE_SCOPES)[number];
/** What a manager can prepare for the owner, and how that ends. */
export const PREPARED_KINDS = ['purchase', 'redemption', 'switch'] as const;
export const PREPARED_STATUSES = [
  'waiting',
  'in_cart',
  'confirmed',
  'cancelled',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type PreparedStatus = (typeof PREPARED_STATUSES)[number];
/** Days that a prepared order waits, orders of one manager that wait at a time, and characters of a note. */
export const PREPARED_LIMITS = { days: 7, waiting: 20, note: 300 } as const;
/** Who ended a grant or an invitation that had begun. */
export const GRANT_ENDS = ['owner', 'manager', 'expiry'] as const;
/** What an invited user replies. */
export const MANAGE_ANSWERS = ['accept', 'reject'] as const;
/** Days within which an invitation can be accepted, and invitations and managers of one account at a time. */
export const MANAGER_LIMITS = { answerDays: 14, perAccount: 10, invitesPerDay: 20 } as const;

/** What a guardian is to a minor, and how many minors one login has at most. */
export const GUARDIAN_RELATIONS = ['mother', 'father', 'legal_guardian'] as const;
export type GuardianRelation = (typeof GUARDIAN_RELATIONS)[number];
export const MINOR_LIMITS = { perGuardian: 10 } as const;

/** Savings or current; who lives abroad holds an NRE or NRO account. */
export const BANK_ACCOUNT_TYPES = ['savings', 'current', 'nre', 'nro'] as const;
export type BankAccountType = (typeof BANK_ACCOUNT_TYPES)[number];
/** `pending` waits for the bank; only `verified` accounts can be used. */
export const BANK_ACCOUNT_STATUSES = ['pending', 'verified', 'name_differs', 'failed'] as const;
export type BankAccountStatus = (typeof BANK_ACCOUNT_STATUSES)[number];
/** Why a bank did not confirm an account. */
export const BANK_FAILURES = ['closed', 'not_found'] as const;
export type BankFailure = (typeof BANK_FAILURES)[number];

/** What the user agrees to, each consent separately. `bank_*` are granted once per account. */
export const CONSENT_KINDS = [
  'terms',
  'newsletter',
  'bank_verify',
  'bank_use',
  'us_declaration',
  'us_w8ben',
  'us_risk',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const ARCHIVE_STATES = ['preparing', 'ready', 'expired', 'failed'] as const;
/** An uploaded archive: shown before anything changes, then added to the account, then removed again as a whole. */
export const ARCHIVE_IMPORT_STATES = ['preview', 'applied', 'undone'] as const;
/** What an archive adds to an account. */
export const ARCHIVE_SECTIONS = [
  'holdings',
  'other_assets',
  'fixed_deposits',
  'goals',
  'carried_losses',
  'fair_values',
  'watchlists',
  'watched',
  'alerts',
  'notifications',
] as const;
export type ArchiveSection = (typeof ARCHIVE_SECTIONS)[number];
/** Limits of an uploaded archive: bytes of the file, bytes and number of the files in it. */
export const ARCHIVE_LIMITS = {
  upload: 20 * 1024 * 1024,
  unpacked: 200 * 1024 * 1024,
  files: 2_000,
} as const;
/** `open` until a closure is requested, then `waiting` for its day, then `closed`. */
export const CLOSURE_STATES = ['open', 'waiting', 'closed'] as const;
/** What keeps an account from being closed. */
export const CLOSURE_BLOCKERS = [
  'chargebacks',
  'holdings',
  'orders',
  'plans',
  'mandates',
  'payments',
  'redemptions',
  'deposits',
  'us_wallet',
  'stocks',
  'gold',
] as const;
export type ClosureBlocker = (typeof CLOSURE_BLOCKERS)[number];

/** What keeps the account of a child from being removed. */
export const MINOR_BLOCKERS = [...CLOSURE_BLOCKERS, 'imported', 'other_assets'] as const;
export type MinorBlocker = (typeof MINOR_BLOCKERS)[number];

/** `locked` after too many wrong dates of birth. */
export const HAND_OVER_STATUSES = [
  'waiting',
  'accepted',
  'declined',
  'cancelled',
  'expired',
  'locked',
] as const;
export type HandOverStatus = (typeof HAND_OVER_STATUSES)[number];
export const HAND_OVER_LIMITS = { days: 14, sends: 5, attempts: 5 } as const;
/** What is missing before the signed-in user can accept the account of a child, the first one first. */
export const HAND_OVER_HURDLES = [
  'other_login',
  'email_unconfirmed',
  'mobile_missing',
  'mobile_differs',
  'other_person',
  'in_progress',
] as const;
export type HandOverHurdle = (typeof HAND_OVER_HURDLES)[number];
