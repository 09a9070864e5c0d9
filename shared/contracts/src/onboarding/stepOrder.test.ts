import { nextStep, type CompletionFacts, type CompletionPage } from './completion.ts';
import { ledTo } from './stepOrder.ts';

const facts: CompletionFacts = {
  onboarding_state: 5,
  mode_of_investment: 'sole',
  kyc: { id: 'k-1', pan_kyc_status: 1, kyc_form_check_status: 0, esign_status: null },
  has_bank: false,
  has_risk_profile: false,
};
const led = (opened: CompletionPage, over: Partial<CompletionFacts> = {}) => {
  const known = { ...facts, ...over };
  return ledTo(opened, known, nextStep(known, { isDesktop: true, canUpload: true }));
};
const form = (status: 1 | 2, esign: 'pending' | null = null) => ({
  kyc: { id: 'k-1', pan_kyc_status: 0 as const, kyc_form_check_status: status, esign_status: esign },
});

describe('a step that is opened by its address', () => {
  test('O8 · before the set-up is done every later step leads to it', () => {
    for (const opened of ['upload-pan-card', 'do-esign', 'kyc-risk-profile', 'bank-solo-setup'] as const) {
      expect(led(opened, { onboarding_state: 1, kyc: null })).toBe('/solo-setup');
      expect(led(opened, { onboarding_state: 2, kyc: null, mode_of_investment: 'either' })).toBe(
        '/joint-setup',
      );
    }
  });

  test('O8 · the step that is next is shown, a later one leads to it', () => {
    expect(led('kyc-risk-profile')).toBeNull();
    expect(led('bank-solo-setup')).toBe('/kyc-risk-profile');
    expect(led('bank-solo-setup', { has_risk_profile: true })).toBeNull();
    expect(led('do-esign', form(1))).toBe('/upload-pan-card?id=k-1');
    expect(led('bank-solo-setup', form(2, 'pending'))).toBe('/do-esign?id=k-1');
  });

  test('O8 · an earlier step, and one that is done, may be opened again', () => {
    expect(led('upload-pan-card')).toBeNull();
    expect(led('upload-pan-card', form(2, 'pending'))).toBeNull();
    expect(led('bank-solo-setup', { has_bank: true })).toBeNull();
    expect(led('kyc-risk-profile', { ...form(1), has_risk_profile: true })).toBeNull();
    expect(led('bank-solo-setup', { onboarding_state: 13 })).toBeNull();
  });

  test('O8 · document pictures are open while the registry does not know the applicant', () => {
    const unknown = { id: 'k-1', pan_kyc_status: 0, kyc_form_check_status: 0, esign_status: null } as const;
    expect(led('upload-pan-card', { kyc: unknown })).toBeNull();
  });
});
