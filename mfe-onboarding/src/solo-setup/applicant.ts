import { RESIDENCIES } from '@sanchay/contracts';
import type { CallBody, CallReply } from '@sanchay/contracts';
import { isIsoDate } from '@sanchay/finance';

export type Applicant = CallBody<'setPrimaryApplicant'>;
export type ApplicantField = keyof Applicant;
type Draft = CallReply<'onboarding'>['data']['draft'];

/** Answers as they stand: text may be empty, choices may be open. */
export interface Answers {
  name: string;
  date_of_birth: string;
  residency: Applicant['residency'] | null;
  mode_of_investment: Applicant['mode_of_investment'] | null;
}

/** One question a screen, in this order. */
export const QUESTIONS = [
  'name',
  'date_of_birth',
  'residency',
  'mode_of_investment',
] as const satisfies readonly ApplicantField[];

/** Plain words exist for these, in this order. */
export const RESIDENCY_CHOICES = RESIDENCIES;

const ADULT_YEARS = 18;
const EARLIEST_BIRTH = '1900-01-01';

/** Answers from the draft on the server; the name of the account until another is given. */
export function answersOf(draft: Draft, accountName: string): Answers {
  return {
    name: draft?.name ?? accountName,
    date_of_birth: draft?.date_of_birth ?? '',
    residency: draft?.residency ?? null,
    mode_of_investment: draft?.mode_of_investment ?? null,
  };
}

/** The part of the answers that can be kept as a draft. */
export function draftOf(answers: Answers): CallBody<'saveOnboardingDraft'> {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null && value !== ''));
}

/** The answers as the step takes them, or null while some are open. */
export function applicantOf({
  name,
  date_of_birth,
  residency,
  mode_of_investment,
}: Answers): Applicant | null {
  if (residency === null || mode_of_investment === null) return null;
  return { name: name.trim(), date_of_birth, residency, mode_of_investment };
}

/**
 * What is wrong with one answer, as a key of the words, or null. `today` is the date in India.
 * Source of the age: rules, "Minimum age" (18).
 */
export function answerFault(field: ApplicantField, answers: Answers, today: string): string | null {
  if (field === 'name') return /\p{L}/u.test(answers.name) ? null : 'setup.fault.name';
  if (field !== 'date_of_birth') return answers[field] === null ? 'setup.fault.choice' : null;
  const born = answers.date_of_birth;
  if (!isIsoDate(born) || born < EARLIEST_BIRTH || born > today) return 'setup.fault.date';
  // As text: who was born on 29 February is of age on 1 March where that year has no such day.
  const adultOn = `${Number(born.slice(0, 4)) + ADULT_YEARS}${born.slice(4)}`;
  return adultOn <= today ? null : 'setup.fault.age';
}

/** The first question whose answer is open or wrong, or null when all stand. */
export function firstOpen(answers: Answers, today: string): ApplicantField | null {
  return QUESTIONS.find((field) => answerFault(field, answers, today) !== null) ?? null;
}
