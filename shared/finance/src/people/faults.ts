/** What can be wrong with an answer about a person; each app has its own words for it. */
export type PersonFault =
  | 'missing'
  | 'choice'
  | 'name_letters'
  | 'name_marks'
  | 'name_long'
  | 'too_long'
  | 'not_a_date'
  | 'future'
  | 'too_old'
  | 'too_young'
  | 'pan'
  | 'pan_person'
  | 'mobile'
  | 'email'
  | 'pin'
  | 'tin'
  | 'tin_twice'
  | 'taxed_abroad_needed'
  | 'foreign_country'
  | 'declaration'
  | 'aadhaar_last4'
  | 'driving_licence'
  | 'share'
  | 'shares_total'
  | 'nominees_many'
  | 'own_nominee'
  | 'nominee_twice'
  | 'guardian_self';

/** Fields with what is wrong, such as `{ 'tax_residencies.0.tin': 'missing' }`. */
export type PersonFaults = Record<string, PersonFault>;
