import { ONBOARDING_STATE, type PortfolioSummary, type UserInfo } from '@sanchay/contracts';

/** Who looks at the remote: nobody, or one of the sandbox's people by what is special about them. */
export const PERSONAS = ['anonymous', 'new', 'ready', 'joint', 'nri', 'manager'] as const;
export type PersonaName = (typeof PERSONAS)[number];

export interface Persona {
  email: string;
  name: string;
  onboardingState: number;
  mode: PortfolioSummary['mode_of_investment'];
  residency: 'resident_individual' | 'non_resident_individual';
}

/** The password of everybody in the sandbox. */
export const PERSONA_PASSWORD = 'Sandbox#2026';

const ready = ONBOARDING_STATE.REGISTRATION_COMPLETE;
const alone = { onboardingState: ready, mode: 'sole', residency: 'resident_individual' } as const;

/** The same people as in the sandbox, so that a mocked and a real response describe the same user. */
export const personas: Record<Exclude<PersonaName, 'anonymous'>, Persona> = {
  new: {
    ...alone,
    email: 'ravi@sanchay.example',
    name: 'Ravi Prasad Nair',
    onboardingState: ONBOARDING_STATE.BEGINNING,
  },
  ready: { ...alone, email: 'asha@sanchay.example', name: 'Asha Ramesh Kulkarni' },
  joint: {
    ...alone,
    email: 'meera@sanchay.example',
    name: 'Meera Iyer',
    mode: 'either',
  },
  nri: {
    ...alone,
    email: 'arjun@sanchay.example',
    name: 'Arjun Singh Dhillon',
    residency: 'non_resident_individual',
  },
  manager: { ...alone, email: 'farah@sanchay.example', name: 'Farah Khan' },
};

/** The number by which clients know the user of a persona, and the portfolio. */
export function numberOf(name: Exclude<PersonaName, 'anonymous'>): number {
  return 1_000_000 + PERSONAS.indexOf(name);
}

/** The portfolio that is current for a persona. */
export function portfolioOf(name: Exclude<PersonaName, 'anonymous'>): PortfolioSummary {
  const { mode, onboardingState } = personas[name];
  return {
    id: numberOf(name),
    name: 'Personal',
    mode_of_investment: mode,
    onboarding_state: onboardingState,
    smart_switch: false,
    trade_smart: false,
    tax_harvesting: false,
    applicant_signature: [],
    aof_status: onboardingState === ready ? 'verified' : 'not_started',
  };
}

/** What `userInfo` answers for a persona. */
export function userOf(name: Exclude<PersonaName, 'anonymous'>): UserInfo {
  const { email, name: full, onboardingState } = personas[name];
  const [fname = '', ...rest] = full.split(' ');
  const lname = rest.pop() ?? '';
  return {
    id: numberOf(name),
    email,
    fname,
    mname: rest.join(' '),
    lname,
    name: full,
    onboarding_state: onboardingState,
    provider: 'email',
    referral_code: `${fname.toUpperCase()}26`,
    referred: false,
    preferences: {
      coins_preferences: { smart_switch: false, family_account: false, smart_switch_2: false },
      display_sort_preference: 'value',
      equity_beta: false,
      fd_beta: false,
      dont_prompt_m1: false,
      dont_prompt_mandate: false,
      dont_prompt_import_cas: false,
      dont_prompt_insurance: false,
      '2fa_on': false,
      dashboard_returns: 'absolute',
      dont_prompt_asset_allocation: false,
    },
    newsletter: false,
    mobile_phone: '9000000000',
    state: 2,
    has_imported: false,
    big_investor: false,
    holiday: false,
    dob: null,
    current_portfolio: portfolioOf(name),
    managed_account: null,
  };
}
