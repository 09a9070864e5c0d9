import {
  askedFacts,
  isComplete,
  nextStep,
  REGISTRY_ANSWERS,
  type CompletionFacts,
  type CompletionPage,
} from './completion.ts';
import {
  completionAdvice,
  isKycWaiting,
  type CompletionActionName,
  type CompletionReason,
} from './completionAdvice.ts';
import { completionSteps, type CompletionStepName } from './completionProgress.ts';
import { ledTo } from './stepOrder.ts';

const DEVICES = [
  { isDesktop: true, canUpload: false },
  { isDesktop: false, canUpload: true },
  { isDesktop: false, canUpload: false },
];
const FORMS = [null, 0, 1, 2, 3, 4, 5, 6, 7] as const;
const ESIGNS = [null, 'pending', 'rejected', 'signed'] as const;

function* everyFacts(): Generator<CompletionFacts> {
  for (const onboarding_state of [0, 1, 2, 3, 5, 13])
    for (const mode_of_investment of ['sole', 'either'] as const)
      for (const has_bank of [true, false])
        for (const has_risk_profile of [true, false]) {
          const shared = { onboarding_state, mode_of_investment, has_bank, has_risk_profile };
          yield { ...shared, kyc: null };
          for (const pan_kyc_status of [0, 1, 2] as const)
            for (const kyc_form_check_status of FORMS)
              for (const esign_status of ESIGNS)
                for (const registry of [undefined, ...REGISTRY_ANSWERS]) {
                  const kyc = { id: 'k 1', pan_kyc_status, kyc_form_check_status, esign_status };
                  yield { ...shared, kyc: registry ? { ...kyc, registry_answer: registry } : kyc };
                }
        }
}

/** What each page shows as something to do, written down from the pages and not from the routing. */
function accepts(path: string, facts: CompletionFacts): boolean {
  const { kyc } = facts;
  const form = kyc?.kyc_form_check_status ?? 0;
  switch (path.split('?')[0]) {
    case '/solo-setup':
      return facts.mode_of_investment === 'sole' && facts.onboarding_state < 5;
    case '/joint-setup':
      return facts.mode_of_investment === 'either' && facts.onboarding_state < 5;
    case '/kyc':
      return kyc === null || (form === 0 && kyc.pan_kyc_status === 0 && kyc.registry_answer !== 'working');
    case '/upload-pan-card':
      if (form === 0) return kyc!.pan_kyc_status === 0 && kyc!.registry_answer !== 'working';
      return form === 1 || form === 3 || form === 6;
    case '/do-esign':
      return form === 2 || (form === 4 && kyc!.esign_status === 'rejected');
    case '/kyc-risk-profile':
      return !facts.has_risk_profile;
    case '/bank-solo-setup':
      return !facts.has_bank;
    case '/help':
      return true;
    default:
      return false;
  }
}

const facts = (
  kyc: Partial<NonNullable<CompletionFacts['kyc']>> | null,
  over: Partial<CompletionFacts> = {},
): CompletionFacts => ({
  ...{ onboarding_state: 5, mode_of_investment: 'sole', has_bank: true, has_risk_profile: true },
  kyc: kyc && { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null, ...kyc },
  ...over,
});
const [DESKTOP, , OLD_PHONE] = DEVICES;

/** The step that an action belongs to; checking a PAN again is available to users without a form. */
const STEP_OF: Partial<Record<CompletionActionName, CompletionStepName>> = {
  ...{ set_up: 'setup', settle_details: 'pan', give_documents: 'documents', correct_form: 'documents' },
  ...{ sign_form: 'esign', risk_profile: 'risk', add_bank: 'bank' },
};

describe('why an account is not ready, and the ways on', () => {
  test('O8 · over all facts no step is shown as done while something requires it, and ready means that all are done', () => {
    for (const known of everyFacts()) {
      const asked = askedFacts(known);
      const steps = completionSteps(known);
      const { reason, actions } = completionAdvice(asked, DESKTOP!);
      const allDone = steps.every(({ state }) => state === 'done');
      expect([known, reason === 'ready', allDone]).toEqual([known, isComplete(asked), isComplete(asked)]);
      for (const { action } of actions) {
        const found = steps.find(({ step }) => step === STEP_OF[action]);
        if (found) expect([known, action, found.state]).not.toEqual([known, action, 'done']);
      }
    }
  });

  test('O8 · over all facts no state is a dead end: each has a reason and a page that accepts it, or waits', () => {
    const seen = new Set<CompletionReason>();
    for (const known of everyFacts())
      for (const device of DEVICES) {
        const { reason, waiting, actions } = completionAdvice(known, device!);
        seen.add(reason);
        const next = nextStep(known, device!);
        expect(reason === 'ready').toBe(next.kind === 'none');
        if (!waiting && reason !== 'ready') expect(actions).not.toHaveLength(0);
        if (waiting) expect(known.kyc !== null && isKycWaiting(known.kyc)).toBe(true);
        for (const { path } of actions) {
          const wrong = accepts(path, known) ? null : { known, reason, path };
          expect(wrong).toBeNull();
          // The page does not send them on to another one.
          const page = path.slice(1).split('?')[0] as CompletionPage;
          const gated = ['upload-pan-card', 'do-esign', 'kyc-risk-profile', 'bank-solo-setup'].includes(page);
          expect(gated ? { path, ledTo: ledTo(page, known, next) } : null).toEqual(
            gated ? { path, ledTo: null } : null,
          );
        }
      }
    expect(seen.size).toBe(15);
  });

  test('O8 · over all facts a step that is opened too early leads to one that accepts them, and a completed one stays', () => {
    const pages = ['upload-pan-card', 'do-esign', 'kyc-risk-profile', 'bank-solo-setup'] as const;
    for (const known of everyFacts())
      for (const device of DEVICES)
        for (const page of pages) {
          const to = ledTo(page, known, nextStep(known, device!));
          const done =
            (page === 'bank-solo-setup' && known.has_bank) ||
            (page === 'kyc-risk-profile' && known.has_risk_profile);
          if (to !== null && (done || !accepts(to, known)))
            expect({ page, to, known, device }).toBe('a way on');
        }
  });

  test('O8 · no documents are requested while the registry is processing, whatever else is missing', () => {
    const working = { registry_answer: 'working' } as const;
    for (const has_bank of [true, false]) {
      const known = facts(working, { has_bank, has_risk_profile: false });
      expect(completionAdvice(known, DESKTOP!)).toEqual({
        ...{ reason: 'registry_working', waiting: true },
        actions: has_bank ? [] : [{ action: 'add_bank', path: '/bank-solo-setup' }],
      });
      expect(nextStep(known, DESKTOP!)).not.toMatchObject({ page: 'upload-pan-card' });
    }
    expect(nextStep(facts(working), DESKTOP!)).toEqual({ kind: 'modal', modal: 'under_verification' });
  });

  const form = '/upload-pan-card?id=k-1';
  test.each([
    ['rejected by the registry', { kyc_form_check_status: 6, esign_status: 'signed' }, 'form_rejected', form],
    ['sent back by our team', { kyc_form_check_status: 3 }, 'form_sent_back', form],
    [
      'invalid signature',
      { kyc_form_check_status: 4, esign_status: 'rejected' },
      'signature_rejected',
      '/do-esign?id=k-1',
    ],
    ['other name or date of birth', { registry_answer: 'differs' }, 'details_differ', form],
    ['PAN status 0 after the set-up', { registry_answer: 'not_verified' }, 'pan_not_verified', form],
    ['registry not asked', { registry_answer: 'unasked' }, 'registry_not_asked', '/kyc'],
  ] as const)(
    'O8 · %s leads to the reason and to the page where it is settled',
    (_case, kyc, reason, path) => {
      expect(completionAdvice(facts(kyc), DESKTOP!)).toMatchObject({ reason, waiting: false });
      expect(completionAdvice(facts(kyc), DESKTOP!).actions[0]).toMatchObject({ path });
    },
  );

  test('O8 · a rejected form is named as such, and help offered, where the browser cannot send pictures', () => {
    expect(completionAdvice(facts({ kyc_form_check_status: 6 }), OLD_PHONE!)).toEqual({
      ...{ reason: 'documents_elsewhere', waiting: false },
      actions: [{ action: 'contact_us', path: '/help' }],
    });
  });
});
