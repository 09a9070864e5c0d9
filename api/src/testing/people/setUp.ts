import type { ApplicantAnswers, PortfolioAnswers } from '@sanchay/contracts';
import type { TestApi } from '../testApi.ts';

/** Answers of an applicant that nothing is wrong with; the PAN is invented. */
export const rightAnswers: ApplicantAnswers = {
  pan: 'ABCPN1234R',
  name: 'Ravi Prasad Nair',
  date_of_birth: '1999-11-02',
  residency: 'resident_individual',
  gender: 'male',
  marital_status: 'single',
  parent: 'mother',
  parent_name: 'Sarala Nair',
  occupation: 'private_sector',
  income: '5_to_10',
  wealth_source: 'salary',
  pep: 'no',
  mobile: '9000000002',
  mobile_owner: 'self',
  email: 'ravi@sanchay.example',
  email_owner: 'self',
  address: '12 Temple Street',
  city: 'Kochi',
  state: 'KL',
  pin: '682001',
  birth_place: 'Kochi',
  birth_country: 'IN',
  citizenship: 'IN',
  taxed_abroad: false,
  declared: true,
};

/** A nominee with everything. */
export const rightNominee = {
  name: 'Sarala Nair',
  relation: 'mother',
  date_of_birth: '1970-05-30',
  share: '100.00',
  id_kind: 'aadhaar',
  id_number: '4242',
} as const;

type Part = 'portfolio' | 'applicant_1' | 'applicant_2' | 'applicant_3';

/** Keeps answers of a part through the API; the answer as it came. */
export function saveAnswers(
  api: TestApi,
  token: string,
  part: Part,
  answers: ApplicantAnswers | PortfolioAnswers | Record<string, unknown>,
) {
  return api.call('saveOnboardingDraft', { token, body: { part, answers } });
}

/** A signature is there, as if it had been uploaded. */
export async function signFor(
  api: TestApi,
  { userId, portfolioId, position = 1 }: { userId: string; portfolioId: string; position?: number },
): Promise<void> {
  await api.db.query(
    `INSERT INTO documents (id, investor_id, portfolio_id, position, kind, file, key_sealed, width, height, bytes, uploaded_at)
     VALUES (gen_random_uuid(), $1, $2, $3, 'signature', $4, '\\x00', 600, 200, 4000, now())`,
    [userId, portfolioId, position, `signature-${portfolioId}-${position}`],
  );
}
