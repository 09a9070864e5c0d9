import { completionSteps } from './completionProgress.ts';
import type { CompletionFacts } from './completion.ts';

const facts: CompletionFacts = {
  onboarding_state: 5,
  mode_of_investment: 'sole',
  kyc: { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null },
  has_bank: false,
  has_risk_profile: false,
};
const states = (over: Partial<CompletionFacts>, kyc: Partial<NonNullable<CompletionFacts['kyc']>> = {}) =>
  completionSteps({ ...facts, kyc: { ...facts.kyc!, ...kyc }, ...over }).map(
    ({ step, state }) => `${step} ${state}`,
  );

describe('steps on the way to being ready', () => {
  test('O8 · a stranger has seven before them', () => {
    expect(states({ onboarding_state: 3, kyc: null })).toEqual([
      ...[
        'setup open',
        'pan open',
        'documents open',
        'esign open',
        'verification open',
        'risk open',
        'bank open',
      ],
    ]);
  });

  test('O8 · whom the registry knows has no form to fill', () => {
    expect(states({ has_bank: true }, { pan_kyc_status: 1 })).toEqual([
      ...['setup done', 'pan done', 'risk open', 'bank done'],
    ]);
  });

  test.each([
    [1, null, 'documents open', 'esign open', 'verification open'],
    [2, 'pending', 'documents done', 'esign open', 'verification open'],
    [3, null, 'documents failed', 'esign open', 'verification open'],
    [4, 'rejected', 'documents done', 'esign failed', 'verification open'],
    [5, 'signed', 'documents done', 'esign done', 'verification waiting'],
    [3, 'signed', 'documents failed', 'esign open', 'verification open'],
    [6, 'signed', 'documents open', 'esign open', 'verification failed'],
    [7, 'rejected', 'documents done', 'esign done', 'verification done'],
    [7, null, 'documents done', 'esign done', 'verification done'],
  ] as const)('O8 · form status %s with e-sign %s', (form, esign, ...expected) => {
    expect(states({}, { kyc_form_check_status: form, esign_status: esign }).slice(2, 5)).toEqual(expected);
  });

  test.each([
    ['unasked', 7, 'pan open'],
    ['working', 4, 'pan waiting'],
    ['differs', 7, 'pan failed'],
    ['not_verified', 7, 'pan done'],
  ] as const)(
    'O8 · with the registry %s there are %i steps, and the PAN check is not called done too early',
    (registry_answer, count, pan) => {
      const shown = states({}, { registry_answer });
      expect([shown.length, shown[1]]).toEqual([count, pan]);
    },
  );
});
