import type { BankAccountType } from '@sanchay/contracts';
import type { Db } from '../../api/src/db/pool.ts';
import { callApi } from './callApi.ts';
import type { Investor } from './investor.ts';

interface Questionnaire {
  data: { questionnaire: { rule_id: string; questions: { id: string; options: { id: string }[] }[] } };
}

/** Takes the risk profile with every last answer. */
export async function takeRiskProfile({ token }: Investor): Promise<void> {
  const { data } = await callApi<Questionnaire>('GET', '/api/v3/risk_profile/questionnaire.json', { token });
  const { rule_id, questions } = data.questionnaire;
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options.at(-1)!.id]));
  await callApi('POST', '/api/v3/risk_profile.json', { token, body: { rule_id, answers } });
}

/** Adds the first bank account, which the sandbox's bank confirms. */
export async function addBank({ token }: Investor, type: BankAccountType = 'savings'): Promise<void> {
  const { data } = await callApi<{ data: { consents: { kind: string; hash: string }[] } }>(
    'GET',
    '/api/v3/banks/consents.json',
    { token },
  );
  const consents = Object.fromEntries(data.consents.map(({ kind, hash }) => [kind, hash]));
  const number = { account_no: '501000998890', account_no_again: '501000998890' };
  const body = { ...number, ifsc: 'SHYD0000102', type, consents };
  await callApi('POST', '/api/v3/banks.json', { token, body });
}

/** The onboarding state of a user's own portfolio. */
export async function stateOf(db: Db, { email }: Investor): Promise<number> {
  const [row] = await db.query<{ onboarding_state: number }>(
    'SELECT p.onboarding_state FROM portfolios p JOIN users u ON u.id = p.owner_id WHERE u.email = $1',
    [email],
  );
  return row!.onboarding_state;
}
