import { ONBOARDING_STATE } from '@sanchay/contracts';
import type { Db } from '../../api/src/db/pool.ts';
import { callApi } from './callApi.ts';
import { signUpInvestor, type Investor } from './investor.ts';

/** Answers of a resident that nothing is wrong with; the PAN is invented. */
export const ANSWERS = {
  pan: 'ABCPV1234N',
  name: 'Nila Varma',
  date_of_birth: '1991-08-15',
  residency: 'resident_individual',
  gender: 'female',
  marital_status: 'single',
  parent: 'mother',
  parent_name: 'Kamala Varma',
  occupation: 'professional',
  income: '5_to_10',
  wealth_source: 'salary',
  pep: 'no',
  mobile: '9000000077',
  mobile_owner: 'self',
  email: 'nila@sanchay.example',
  email_owner: 'self',
  address: '14 Lake View Road',
  city: 'Pune',
  state: 'MH',
  pin: '411004',
  birth_place: 'Pune',
  birth_country: 'IN',
  citizenship: 'IN',
  taxed_abroad: false,
  declared: true,
};

/** Keeps answers of a part through the API. */
export async function answer(
  { token }: Investor,
  part: 'portfolio' | 'applicant_1' | 'applicant_2' | 'applicant_3',
  answers: object,
): Promise<void> {
  await callApi('PUT', '/api/v3/onboarding/draft.json', { token, body: { part, answers } });
}

/** Finishes the step of an applicant with the answers that are kept. */
export async function finishHolder({ token }: Investor, position: number): Promise<void> {
  await callApi('POST', `/api/v3/onboarding/applicants/${position}.json`, { token, body: {} });
}

/** A user whose set-up is done, as after its last screen: what comes next can be opened by its address. */
export async function setUpInvestor(db: Db, pan = freshPan()): Promise<Investor> {
  const investor = await signUpInvestor(db, ANSWERS.name);
  await answer(investor, 'portfolio', { mode_of_investment: 'sole', applicants: 1 });
  await answer(investor, 'applicant_1', { ...ANSWERS, pan });
  await finishHolder(investor, 1);
  await db.query(
    `UPDATE portfolios SET onboarding_state = ${ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED}
     WHERE owner_id = (SELECT id FROM users WHERE email = $1)`,
    [investor.email],
  );
  return investor;
}

/** A PAN of an individual that is unique in these tests: its surname begins with V. */
export function freshPan(): string {
  const letter = (): string => String.fromCharCode(65 + Math.floor(Math.random() * 26));
  const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0');
  return `${letter()}${letter()}${letter()}PV${digits}${letter()}`;
}
