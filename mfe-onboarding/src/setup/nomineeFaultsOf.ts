import {
  nomineeFaults,
  publishedRules,
  tidyIdentifiers,
  type Holder,
  type PersonFaults,
} from '@sanchay/finance';
import type { AllAnswers, Answers } from './answers.ts';
import { unhidden } from '../nominees/unhidden.ts';

/** What is wrong with what was chosen about nominees; joint holders may leave it open. */
export function nomineeFaultsOf({ portfolio, ...applicants }: AllAnswers, today: string): PersonFaults {
  const { nominee_choice: choice, mode_of_investment: mode, nominees = [], opt_out_read: read } = portfolio;
  if (!choice) return mode === 'either' ? {} : { nominee_choice: 'choice' };
  if (choice === 'opted_out') return read ? {} : { opt_out_read: 'declaration' };
  // The form shows one nominee before any is begun.
  const begun = nominees.length > 0 ? nominees : [{}];
  const faults = nomineeFaults(
    begun.map(unhidden).map(tidyIdentifiers),
    { today, holders: holdersAmong(Object.values(applicants)) },
    publishedRules,
  );
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [/^\d/.test(field) ? `nominees.${field}` : field, fault]),
  );
}

function holdersAmong(applicants: readonly Answers[]): Holder[] {
  return applicants.flatMap(({ name }) => (name ? [{ name }] : []));
}
