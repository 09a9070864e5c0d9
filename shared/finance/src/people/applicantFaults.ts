import { isEmail, isMobile, isPan, isPersonalPan, isPin } from '../identifiers/identifiers.ts';
import { holderBirthFault } from './birth.ts';
import type { PersonFault, PersonFaults } from './faults.ts';
import { personNameFault } from './personNameFault.ts';
import { isCountry, isIndianState } from './places.ts';
import { taxFaults, type TaxAnswers } from './taxFaults.ts';

/** The answers of one applicant, as far as they are provided. */
export interface HolderAnswers extends TaxAnswers {
  pan?: string;
  name?: string;
  date_of_birth?: string;
  gender?: string;
  marital_status?: string;
  parent?: string;
  parent_name?: string;
  occupation?: string;
  income?: string;
  wealth_source?: string;
  pep?: string;
  mobile?: string;
  mobile_owner?: string;
  email?: string;
  email_owner?: string;
  address?: string;
  city?: string;
  state?: string;
  pin?: string;
  foreign_address?: string;
  foreign_city?: string;
  foreign_postcode?: string;
  foreign_country?: string;
  birth_place?: string;
  declared?: boolean;
}

const CHOICES = [
  'residency',
  'gender',
  'marital_status',
  'parent',
  'occupation',
  'income',
  'wealth_source',
  'pep',
  'mobile_owner',
  'email_owner',
] as const;

/** Whether a residency means living outside India: NRI, PIO and OCI. */
export function livesAbroad(residency: string | undefined): boolean {
  return residency !== undefined && residency !== 'resident_individual';
}

/** A PAN of an individual, in capitals. Source: rules R9. */
export function panFault(pan: string | undefined): PersonFault | null {
  if (!pan) return 'missing';
  if (!isPan(pan)) return 'pan';
  return isPersonalPan(pan) ? null : 'pan_person';
}

/** What is wrong with the answers of an applicant, field by field; empty when all stand. */
export function applicantFaults(answers: HolderAnswers, { today }: { today: string }): PersonFaults {
  const found: [string, PersonFault | null][] = [
    ['pan', panFault(answers.pan)],
    ['name', personNameFault(answers.name)],
    ['date_of_birth', holderBirthFault(answers.date_of_birth, today)],
    ...CHOICES.map((field): [string, PersonFault | null] => [field, answers[field] ? null : 'choice']),
    ['parent_name', personNameFault(answers.parent_name)],
    ['mobile', mobileFault(answers)],
    ['email', isEmail(answers.email ?? '') ? null : 'email'],
    ...addressFaults(answers),
    ...taxFaults(answers),
    ['declared', answers.declared ? null : 'declaration'],
  ];
  return Object.fromEntries(found.filter((pair): pair is [string, PersonFault] => pair[1] !== null));
}

/** Abroad people have numbers of many countries; in India ten digits. */
function mobileFault({ mobile = '', residency }: HolderAnswers): PersonFault | null {
  if (isMobile(mobile)) return null;
  const digits = mobile.replace(/[\s()-]/g, '');
  return livesAbroad(residency) && /^\+[1-9]\d{6,14}$/.test(digits) ? null : 'mobile';
}

function addressFaults(answers: HolderAnswers): [string, PersonFault | null][] {
  const abroad = livesAbroad(answers.residency);
  const lines = abroad ? (['foreign_address', 'foreign_city'] as const) : (['address', 'city'] as const);
  return [
    ...lines.map((field): [string, PersonFault | null] => [field, lineFault(answers[field])]),
    abroad
      ? ['foreign_postcode', lineFault(answers.foreign_postcode)]
      : ['pin', isPin(answers.pin ?? '') ? null : 'pin'],
    ...(abroad ? [] : [['state', stateFault(answers.state)] as [string, PersonFault | null]]),
    ['birth_place', lineFault(answers.birth_place)],
    ...(abroad
      ? [['foreign_country', abroadFault(answers.foreign_country)] as [string, PersonFault | null]]
      : []),
  ];
}

function stateFault(state: string | undefined): PersonFault | null {
  if (!state) return 'missing';
  return isIndianState(state) ? null : 'choice';
}

function abroadFault(country: string | undefined): PersonFault | null {
  if (!isCountry(country)) return 'choice';
  return country === 'IN' ? 'foreign_country' : null;
}

/** A line of an address: letters or digits, and none of the signs that markup begins with. */
function lineFault(text: string | undefined): PersonFault | null {
  const line = (text ?? '').trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return 'missing';
  return /[<>]/.test(line) ? 'name_marks' : null;
}
