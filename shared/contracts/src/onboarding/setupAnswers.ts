/** The questions of the set-up; the values are stored, the texts are in the locales of the remote. */
export const GENDERS = ['female', 'male', 'transgender'] as const;
export const MARITAL_STATUSES = ['single', 'married', 'other'] as const;
export const PARENTS = ['father', 'mother'] as const;
export const OCCUPATIONS = [
  'private_sector',
  'public_sector',
  'government',
  'business',
  'professional',
  'agriculture',
  'retired',
  'homemaker',
  'student',
  'other',
] as const;
/** Yearly income in lakh rupees, as registrars take it. */
export const INCOME_BANDS = ['below_1', '1_to_5', '5_to_10', '10_to_25', '25_to_100', 'above_100'] as const;
export const WEALTH_SOURCES = [
  'salary',
  'business',
  'inheritance',
  'gift',
  'rent',
  'investments',
  'other',
] as const;
export const PEP_STATUSES = ['no', 'exposed', 'related'] as const;
/** The owner of the mobile number or e-mail. Registrars require it with each. */
export const CONTACT_OWNERS = ['self', 'spouse', 'child', 'parent', 'sibling', 'guardian'] as const;
export const NO_TIN_REASONS = ['not_issued', 'not_required', 'not_yet'] as const;

/** A portfolio has at most three applicants: the primary one and two more. */
export const MAX_APPLICANTS = 3;
/** Selectable countries of tax residence besides India. */
export const MAX_TAX_RESIDENCIES = 3;

/** Nominees that a form can carry; the dated rule on their number stays within it. */
export const MOST_NOMINEES = 12;
export const NOMINEE_CHOICES = ['named', 'opted_out'] as const;
export type NomineeChoice = (typeof NOMINEE_CHOICES)[number];
export const NOMINEE_RELATIONS = [
  'spouse',
  'son',
  'daughter',
  'father',
  'mother',
  'brother',
  'sister',
  'grandchild',
  'other',
] as const;
export const NOMINEE_IDS = ['pan', 'aadhaar', 'driving_licence'] as const;

/** The part of the set-up that an answer belongs to: the portfolio's own, or an applicant's. */
export const SETUP_PARTS = ['portfolio', 'applicant_1', 'applicant_2', 'applicant_3'] as const;
export type SetupPart = (typeof SETUP_PARTS)[number];
