import type { CompletionFacts, SetupState } from '@sanchay/contracts';
import { numberOf, personas, portfolioOf, userOf, type PersonaName } from '../personas.ts';
import { MockRefusal, type StandaloneAnswers } from './answers.ts';

type PersonaFacts = Exclude<PersonaName, 'anonymous'>;

const HOUR = 3_600_000;
const TOKEN = 'standalone-token-of-';

/** The token that stands for a persona in mocked answers. */
export function tokenOf(name: PersonaFacts): string {
  return TOKEN + name;
}

/** The owner of a token; anonymous when it is not a valid one. */
export function personaOf(token: string | null | undefined): PersonaName {
  const name = token?.startsWith(TOKEN) ? token.slice(TOKEN.length) : '';
  return Object.hasOwn(personas, name) ? (name as PersonaFacts) : 'anonymous';
}

function personaFacts(name: PersonaName): PersonaFacts {
  if (name === 'anonymous')
    throw new MockRefusal(401, 'failure', 'signed_out', 'Please sign in to continue.');
  return name;
}

function grantOf(name: PersonaFacts, now: number) {
  const { email, name: full, onboardingState } = personas[name];
  return {
    status: 'success',
    token: tokenOf(name),
    expires_at: new Date(now + HOUR).toISOString(),
    name: full,
    email,
    profile: { id: numberOf(name), onboarding_state: onboardingState },
    new_user: name === 'new',
  };
}

function signIn(email: string, now: number) {
  const found = (Object.keys(personas) as PersonaFacts[]).find((name) => personas[name].email === email);
  if (!found)
    throw new MockRefusal(
      401,
      'failure',
      'invalid_credentials',
      'Sign in as one of the sandbox: asha@sanchay.example',
    );
  return grantOf(found, now);
}

/** The set-up state of a persona: empty, or finished. */
function setupOf(name: PersonaFacts): SetupState {
  const { onboardingState, mode } = personas[name];
  const ready = onboardingState > 0;
  return {
    onboarding_state: onboardingState,
    mode_of_investment: mode,
    applicants: mode === 'either' ? 2 : 1,
    open: ready ? null : 'applicant_1',
    portfolio: {},
    answers: [],
    saved_at: null,
  };
}

function factsOf(name: PersonaFacts): CompletionFacts {
  const { onboardingState, mode } = personas[name];
  const ready = onboardingState > 0;
  return {
    onboarding_state: onboardingState,
    mode_of_investment: mode,
    kyc: ready
      ? { id: `kyc-${name}`, pan_kyc_status: 1, kyc_form_check_status: null, esign_status: null }
      : null,
    has_bank: ready,
    has_risk_profile: ready,
  };
}

/** Responses that depend on the caller; a remote's own responses come before them. */
export const personaAnswers: StandaloneAnswers = {
  authenticate: ({ body, now }) => signIn(body.email, now),
  authenticateV3: ({ body, now }) => signIn(body.email, now),
  verifyOtp: ({ now }) => grantOf('new', now),
  refreshSession: ({ persona, now }) => {
    const { token, expires_at } = grantOf(personaFacts(persona), now);
    return { status: 'success', data: { token, expires_at } };
  },
  userInfo: ({ persona }) => userOf(personaFacts(persona)),
  onboarding: ({ persona }) => ({
    status: 'success',
    data: setupOf(personaFacts(persona)),
  }),
  onboardingStatus: ({ persona }) => ({ status: 'success', data: factsOf(personaFacts(persona)) }),
  portfolioList: ({ persona }) => ({ status: 'success', data: [portfolioOf(personaFacts(persona))] }),
  managedAccounts: ({ persona }) => ({
    status: 'success',
    data:
      persona === 'manager'
        ? [
            {
              id: 1_000_001,
              name: personas.ready.name,
              portfolio_id: portfolioOf('ready').id,
              request_status: 'accepted',
            },
          ]
        : [],
  }),
  switchPortfolio: ({ persona }) => ({
    status: 'success',
    data: { current_portfolio: portfolioOf(personaFacts(persona)) },
  }),
};
