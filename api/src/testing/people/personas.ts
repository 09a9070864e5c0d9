import { PERSONA_PASSWORD, PERSONAS, type PersonaName } from '../../personas/index.ts';
import type { TestApi } from '../testApi.ts';

export interface SignedIn {
  token: string;
  userId: string;
  portfolioId: string;
}

/** Signs a persona in, as a script does, and returns the ids of the user and of the user's own portfolio. */
export async function signIn(api: TestApi, name: PersonaName): Promise<SignedIn> {
  const { email, userId, portfolioId } = PERSONAS[name];
  const answer = await api.call('authenticate', { body: { email, password: PERSONA_PASSWORD } });
  if (answer.http !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(answer.body)}`);
  return { token: answer.body.token, userId, portfolioId };
}
