import { ApiError } from '@sanchay/api-client';
import {
  askedFacts,
  completionAdvice,
  nextStep,
  type BankAccount,
  type CallReply,
  type CompletionFacts,
  type KycRecord,
  type RiskProfile,
  type UserInfo,
} from '@sanchay/contracts';
import { requireRule, riskQuestionnaires } from '@sanchay/finance';
import { translate } from '@sanchay/i18n';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { OnboardingRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';

jest.mock('signature_pad', () => ({
  __esModule: true,
  default: class {
    addEventListener(): void {}
    off(): void {}
    clear(): void {}
  },
}));

type Kyc = NonNullable<CompletionFacts['kyc']>;
type State = Partial<Omit<CompletionFacts, 'kyc'>> & { kyc: Partial<Kyc> | null };

const DESKTOP = { isDesktop: true, canUpload: true };
const READY = { onboarding_state: 5, has_bank: true, has_risk_profile: true };
const KNOWN = { pan_kyc_status: 1 } as const;

/** Every reason not to be ready, and being ready. */
const STATES: Record<string, State> = {
  'nothing begun': { onboarding_state: 0, kyc: null },
  'set-up half-way': { onboarding_state: 3, kyc: {} },
  'registry not asked': { ...READY, kyc: null },
  'registry still working': { ...READY, kyc: { registry_answer: 'working' } },
  'registry still working, no bank account': {
    ...{ onboarding_state: 5, has_risk_profile: true },
    kyc: { registry_answer: 'working' },
  },
  'details differ': { ...READY, kyc: { registry_answer: 'differs' } },
  'PAN not verified': { ...READY, kyc: { registry_answer: 'not_verified' } },
  'documents missing': { ...READY, kyc: { kyc_form_check_status: 1 } },
  'sent back by our team': { ...READY, kyc: { kyc_form_check_status: 3, esign_status: 'signed' } },
  'not signed': { ...READY, kyc: { kyc_form_check_status: 2, esign_status: 'pending' } },
  signed: { ...READY, kyc: { kyc_form_check_status: 2, esign_status: 'signed' } },
  'under check': { ...READY, kyc: { kyc_form_check_status: 4, esign_status: 'signed' } },
  'with the registry': { ...READY, kyc: { kyc_form_check_status: 5, esign_status: 'signed' } },
  'signature rejected': { ...READY, kyc: { kyc_form_check_status: 4, esign_status: 'rejected' } },
  'rejected by the registry': { ...READY, kyc: { kyc_form_check_status: 6, esign_status: 'signed' } },
  'form verified, no risk profile': {
    ...{ onboarding_state: 5, has_bank: true },
    kyc: { kyc_form_check_status: 7, esign_status: 'signed' },
  },
  'PAN verified, no bank account': { onboarding_state: 5, has_risk_profile: true, kyc: KNOWN },
  'ready once, PAN not verified any more': {
    ...{ ...READY, onboarding_state: 13 },
    kyc: { registry_answer: 'not_verified' },
  },
  ready: { ...READY, onboarding_state: 13, kyc: KNOWN },
};
const PAGES = [
  '/kyc',
  '/solo-setup',
  '/upload-pan-card',
  '/do-esign',
  '/kyc-risk-profile',
  '/bank-solo-setup',
];

const factsOf = ({ kyc, ...over }: State): CompletionFacts => ({
  ...{ onboarding_state: 5, mode_of_investment: 'sole', has_bank: false, has_risk_profile: false },
  ...over,
  kyc: kyc && { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null, ...kyc },
});

/** The KYC record as the API gives it for these facts. */
function recordOf({ kyc }: CompletionFacts): KycRecord | null {
  if (!kyc) return null;
  const form = kyc.kyc_form_check_status ?? 0;
  const rejected = form === 3 || form === 6;
  return {
    ...{ id: kyc.id, position: 1, name: 'Ravi Nair', date_of_birth: '••/••/1999', pan: '••••••234A' },
    ...{ residence_status: 'resident_individual', kyc_source: null, kra_kyc_mode: null, kra_ipv_flag: null },
    ...{ gold_provider_status: null, PAN_kyc_status: kyc.pan_kyc_status, kyc_form_check_status: form },
    ...{
      esign_status: kyc.esign_status,
      allowed: 'nowhere',
      allowed_text: '',
      status_text: 'What the registry says.',
    },
    registry_status:
      kyc.pan_kyc_status === 1
        ? 'validated'
        : kyc.registry_answer === 'working'
          ? 'under_process'
          : kyc.registry_answer === 'differs'
            ? 'validated'
            : 'not_found',
    ...{ name_match: null, date_of_birth_matches: kyc.registry_answer !== 'differs', in_review: false },
    rejection: rejected
      ? {
          by: form === 6 ? 'registry' : 'team',
          reason: 'photo_unclear',
          text: 'The photo is not clear.',
          note: null,
        }
      : null,
    ...{ documents: [], missing: ['photo'], ipv_id: null, revision: 1, checked_at: null },
  } as KycRecord;
}

const { rule_id, applies_from, value } = requireRule(riskQuestionnaires, '2026-11-20', 'risk');
const RISK: RiskProfile = {
  ...{ id: 'r-1', score: 33, label: 'Low to Moderate Risk', rule_id, answers: {} },
  taken_at: '2026-11-20T10:00:00+05:30',
};
const BANK: BankAccount = {
  ...{ id: 'b-1', masked_account_no: '••••••••9012', ifsc: 'SHYD0000102', bank_name: 'Sahyadri Bank' },
  ...{ branch: 'Kothrud', city: 'Pune', type: 'savings', status: 'verified', failure: null },
  ...{ is_default: true, holder_name: 'R P NAIR', added_at: '2026-11-20T10:00:00+05:30' },
  ...{ name_match: null, verified_at: '2026-11-20T10:00:00+05:30' },
} as BankAccount;

const NOT_FOUND = () => Promise.reject(new ApiError({ kind: 'not_found', httpStatus: 404 }));

async function open(state: State, at: string, answers: RenderRemoteOptions['answers'] = {}) {
  const facts = factsOf(state);
  const record = recordOf(facts);
  const setup: CallReply<'onboarding'>['data'] = {
    ...{ onboarding_state: facts.onboarding_state, mode_of_investment: 'sole', applicants: 1 },
    ...{
      open: facts.onboarding_state < 5 ? 'applicant_1' : null,
      portfolio: {},
      answers: [{}],
      saved_at: null,
    },
  };
  const shown = await renderRemote(OnboardingRoutes, {
    ...{ name: MESSAGES, messages: messageLoaders, at },
    session: {
      ...{ loggedIn: true, userFetched: true },
      user: {
        id: 1,
        name: 'Ravi Nair',
        email: 'ravi@sanchay.example',
        onboarding_state: facts.onboarding_state,
      } as UserInfo,
    },
    answers: {
      onboardingStatus: { status: 'success', data: facts as CallReply<'onboardingStatus'>['data'] },
      onboarding: { status: 'success', data: setup },
      portfolioKyc: { status: 'success', data: record ? [record] : [] } as never,
      kyc: record ? { status: 'success', data: record } : NOT_FOUND,
      bankAccounts: {
        ...{ status: 'success', data: facts.has_bank ? [BANK] : [] },
        meta: { most: 5, types: ['savings'], holders: ['Ravi Nair'] },
      } as never,
      bankConsents: { status: 'success', data: { consents: [] } },
      riskProfile: { status: 'success', data: facts.has_risk_profile ? [RISK] : [] },
      riskQuestionnaire: {
        status: 'success',
        data: { questionnaire: { rule_id, applies_from, ...value } as never, draft: null },
      },
      ...answers,
    },
  });
  return { ...shown, facts };
}

/** What each step accepts, written down from the pages and not from the routing. */
function accepts(path: string, { kyc, ...facts }: CompletionFacts): boolean {
  const form = kyc?.kyc_form_check_status ?? 0;
  switch (path.split('?')[0]) {
    case '/solo-setup':
      return facts.onboarding_state < 5;
    case '/upload-pan-card':
      if (form === 0) return kyc?.pan_kyc_status === 0 && kyc.registry_answer !== 'working';
      return form === 1 || form === 3 || form === 6;
    case '/do-esign':
      return form === 2 || (form === 4 && kyc?.esign_status === 'rejected');
    case '/kyc-risk-profile':
      return !facts.has_risk_profile;
    case '/bank-solo-setup':
      return !facts.has_bank;
    case '/kyc':
      return true;
    default:
      return /^\/(dashboard|mutual-funds|help|profile|forgot-password)/.test(path);
  }
}

/** The text of a completed step, or null while it is not completed. */
function completedText(page: string, { kyc, ...facts }: CompletionFacts): RegExp | null {
  const form = kyc?.kyc_form_check_status ?? 0;
  const verified = form === 7 || (form === 0 && kyc !== null && kyc.pan_kyc_status !== 0);
  switch (page) {
    case '/kyc':
      return facts.onboarding_state === 13 && verified
        ? /you're ready to invest|you are ready to invest/i
        : null;
    case '/solo-setup':
      return facts.onboarding_state >= 5 ? /^Setup complete$/ : null;
    case '/upload-pan-card':
      if (form === 7) return /^Your KYC is verified/;
      return kyc && form >= 4 && form !== 6 && kyc.esign_status === 'signed' ? /being sent to the KRA/ : null;
    case '/do-esign':
      if (verified) return /^Your KYC is verified/;
      return form === 5 || (form === 4 && kyc?.esign_status === 'signed') ? /^Form e-signed/ : null;
    case '/kyc-risk-profile':
      return facts.has_risk_profile ? /^Your risk profile is complete$/ : null;
    case '/bank-solo-setup':
      return facts.has_bank ? /^Bank account added$/ : null;
    default:
      return null;
  }
}

const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href')!.replace(globalThis.location.origin, ''));
/** What there is to do on the page, or the way on. */
const ways = () => [...links(), ...screen.queryAllByRole('button').map(({ textContent }) => textContent)];

beforeAll(() =>
  Promise.all([
    import('./KycPage.tsx'),
    import('../setup/SetupPage.tsx'),
    import('../upload-pan-card/UploadPanCard.tsx'),
    import('../do-esign/DoEsign.tsx'),
    import('../kyc-risk-profile/RiskProfilePage.tsx'),
    import('../bank-solo-setup/BankSoloSetup.tsx'),
  ]),
);

describe('every state of the completion on every page', () => {
  test.each(Object.entries(STATES))(
    'O8 · %s: no page is missing or a dead end, each link leads to a page that accepts it, and completed steps are shown as completed',
    async (_name, state) => {
      for (const page of PAGES) {
        const { unmount, visited, facts } = await open(state, page);
        const completed = completedText(page, facts);
        await waitFor(() => {
          if (visited.length > 0) return;
          if (completed) expect([page, screen.queryAllByText(completed).length]).toEqual([page, 1]);
          expect([page, ways()]).not.toEqual([page, []]);
        });
        const led = visited[0];
        if (led !== undefined) {
          const next = nextStep(facts, DESKTOP);
          expect([page, led]).toEqual([page, next.kind === 'page' ? next.path : null]);
          expect([page, led, accepts(led, facts)]).toEqual([page, led, true]);
          expect([page, completed]).toEqual([page, null]);
        } else {
          expect(screen.queryByText(/This page does not exist/)).toBeNull();
          for (const link of links()) {
            expect([page, link, link.split('?')[0] === page]).toEqual([page, link, false]);
            expect([page, link, accepts(link, facts)]).toEqual([page, link, true]);
          }
        }
        unmount();
      }
    },
  );

  test.each(Object.entries(STATES).filter(([name]) => name !== 'ready'))(
    'O8 · %s: /kyc gives the reason and every action',
    async (_name, state) => {
      const { facts } = await open(state, '/kyc');
      const { reason, actions } = completionAdvice(askedFacts(facts), DESKTOP);
      const title = translate('common', `completion.reason.${reason}.title`);
      expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
      for (const { path } of actions.filter((action) => action.path !== '/kyc'))
        expect(links()).toContain(path);
    },
  );

  test.each([
    ['/kyc', 'KYC and account setup'],
    ['/solo-setup', 'Account setup'],
    ['/upload-pan-card', 'Your KYC documents'],
    ['/do-esign', 'KYC form e-sign'],
  ])('O8 · the title of %s does not request what is already done', async (at, title) => {
    await open(STATES.ready!, at);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('O8 · documents of a PAN that the KRA knows are not needed, and the page states it', async () => {
    await open(STATES.ready!, '/upload-pan-card');
    expect(await screen.findByText('No documents are needed.')).toBeVisible();
  });

  test('O8 · an account that was ready and whose KYC fell back is not shown as ready anywhere on /kyc', async () => {
    await open(STATES['ready once, PAN not verified any more']!, '/kyc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Complete your KYC' })).toBeVisible();
    expect(screen.queryByText(/ready to invest/)).toBeNull();
  });

  test.each(['/upload-pan-card?id=k-0', '/do-esign?id=k-0'])(
    'O8 · %s of a form that no longer exists reports it and leads to /kyc',
    async (at) => {
      await open(STATES.ready!, at, { kyc: NOT_FOUND });
      expect(await screen.findByText('No KYC form is open')).toBeVisible();
      expect(links()).toEqual(['/kyc']);
    },
  );

  test('O8 · rejected by the registry: the page to e-sign gives the reason and leads to the correction', async () => {
    await open(STATES['rejected by the registry']!, '/do-esign?id=k-1');
    expect(await screen.findByText('The photo is not clear.')).toBeVisible();
    expect(screen.queryByText(/It will be verified/)).toBeNull();
    expect(links()[0]).toBe('/upload-pan-card?id=k-1');
  });
});
