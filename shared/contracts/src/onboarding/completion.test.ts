import { isComplete, nextStep, type CompletionFacts, type NextStep } from './completion.ts';
import type { EsignStatus, KycFormStatus, PanKycStatus } from './kycStates.ts';

const DESKTOP = { isDesktop: true, canUpload: false };
const PHONE = { isDesktop: false, canUpload: true };
const OLD_PHONE = { isDesktop: false, canUpload: false };

const facts = (over: Partial<CompletionFacts> = {}): CompletionFacts => ({
  onboarding_state: 5,
  mode_of_investment: 'sole',
  kyc: kyc(),
  has_bank: true,
  has_risk_profile: true,
  ...over,
});
const kyc = (
  pan: PanKycStatus = 0,
  form: KycFormStatus | null = null,
  esign: EsignStatus | null = null,
): NonNullable<CompletionFacts['kyc']> => ({
  ...{ id: 'k-1', pan_kyc_status: pan, kyc_form_check_status: form, esign_status: esign },
});
const page = (name: string, path = `/${name}`): NextStep => ({ kind: 'page', page: name, path }) as NextStep;
const modal = (name: string): NextStep => ({ kind: 'modal', modal: name }) as NextStep;

describe('registration completion routing', () => {
  const rows: [string, CompletionFacts, NextStep][] = [
    ['ready to invest', facts({ onboarding_state: 13, kyc: null }), { kind: 'none' }],
    ['no KYC record, sole', facts({ kyc: null }), page('solo-setup')],
    ['no KYC record, either', facts({ kyc: null, mode_of_investment: 'either' }), page('joint-setup')],
    ['PAN 0, no form', facts({ kyc: kyc(0, null) }), page('solo-setup')],
    ['PAN 0, form 0, joint', facts({ kyc: kyc(0, 0), mode_of_investment: 'either' }), page('joint-setup')],
    ['form filling', facts({ kyc: kyc(0, 1) }), page('upload-pan-card', '/upload-pan-card?id=k-1')],
    [
      'rejected by the product',
      facts({ kyc: kyc(0, 3) }),
      page('upload-pan-card', '/upload-pan-card?id=k-1'),
    ],
    ['submitted, e-sign pending', facts({ kyc: kyc(0, 2, 'pending') }), page('do-esign', '/do-esign?id=k-1')],
    ['submitted, no bank', facts({ kyc: kyc(0, 2, 'signed'), has_bank: false }), page('bank-solo-setup')],
    ['submitted, bank there', facts({ kyc: kyc(0, 2, 'signed') }), modal('kyc_pending')],
    ['uploading, e-sign rejected', facts({ kyc: kyc(0, 4, 'rejected') }), page('dashboard')],
    ['uploading, no bank', facts({ kyc: kyc(0, 4, 'signed'), has_bank: false }), page('bank-solo-setup')],
    ['uploading, bank there', facts({ kyc: kyc(0, 4, 'signed') }), modal('under_verification')],
    ['uploaded, no bank', facts({ kyc: kyc(0, 5, 'signed'), has_bank: false }), page('bank-solo-setup')],
    ['uploaded, bank there', facts({ kyc: kyc(0, 5, 'signed') }), modal('under_verification')],
    ['rejected by the registry', facts({ kyc: kyc(0, 6, 'signed') }), modal('kyc_not_updated')],
    ['PAN known, set-up open', facts({ kyc: kyc(1), onboarding_state: 3 }), page('solo-setup')],
    [
      'only the PAN known, joint set-up open',
      facts({ kyc: kyc(2), onboarding_state: 1, mode_of_investment: 'either' }),
      page('joint-setup'),
    ],
    ['PAN known, no risk profile', facts({ kyc: kyc(1), has_risk_profile: false }), page('kyc-risk-profile')],
    [
      'PAN known, neither risk profile nor bank',
      facts({ kyc: kyc(1), has_risk_profile: false, has_bank: false }),
      page('kyc-risk-profile'),
    ],
    ['PAN known, no bank', facts({ kyc: kyc(2), has_bank: false }), page('bank-solo-setup')],
    [
      'verified by the registry, no bank',
      facts({ kyc: kyc(0, 7), has_bank: false }),
      page('bank-solo-setup'),
    ],
    ['PAN known, all there', facts({ kyc: kyc(1) }), { kind: 'none' }],
  ];

  test.each(rows)('O8 · %s', (_situation, known, step) => {
    expect(nextStep(known, DESKTOP)).toEqual(step);
  });

  test('O8 · document pictures are requested where they can be sent, else the app is named', () => {
    const filling = facts({ kyc: kyc(0, 1) });
    expect(nextStep(filling, PHONE)).toEqual(page('upload-pan-card', '/upload-pan-card?id=k-1'));
    expect(nextStep(filling, OLD_PHONE)).toEqual(modal('get_app'));
    expect(nextStep(facts({ kyc: kyc(0, 3) }), OLD_PHONE)).toEqual(modal('get_app'));
  });

  test('O8 · over every combination of facts there is one step, by the table and nothing else', () => {
    const pans = [0, 1, 2] as const;
    const forms = [null, 0, 1, 2, 3, 4, 5, 6, 7] as const;
    const esigns = [null, 'pending', 'rejected', 'signed'] as const;
    const flags = [true, false];
    const seen = new Map<string, number>();
    for (const onboarding_state of [0, 1, 2, 3, 5, 13])
      for (const mode_of_investment of ['sole', 'either'] as const)
        for (const has_bank of flags)
          for (const has_risk_profile of flags)
            for (const device of [DESKTOP, PHONE, OLD_PHONE])
              for (const known of [null, ...everyKyc(pans, forms, esigns)]) {
                const all = { onboarding_state, mode_of_investment, has_bank, has_risk_profile, kyc: known };
                const step = nextStep(all, device);
                expect(step).toEqual(byTable(all, device));
                // A user who is directed nowhere is ready, and vice versa.
                expect(step.kind === 'none').toBe(onboarding_state === 13 || isComplete(all));
                const name = step.kind === 'page' ? step.page : step.kind === 'modal' ? step.modal : 'none';
                seen.set(name, (seen.get(name) ?? 0) + 1);
              }
    expect([...seen.keys()].sort()).toEqual([
      ...['bank-solo-setup', 'dashboard', 'do-esign', 'get_app', 'joint-setup', 'kyc-risk-profile'],
      ...['kyc_not_updated', 'kyc_pending', 'none', 'solo-setup', 'under_verification', 'upload-pan-card'],
    ]);
    expect([...seen.values()].reduce((sum, count) => sum + count)).toBe(6 * 2 * 2 * 2 * 3 * (1 + 3 * 9 * 4));
  });

  test('O8 · complete is who has everything, in state 5 at least', () => {
    expect(isComplete(facts({ kyc: kyc(1) }))).toBe(true);
    expect(isComplete(facts({ kyc: kyc(0, 7) }))).toBe(true);
    expect(isComplete(facts({ kyc: kyc(1), onboarding_state: 3 }))).toBe(false);
    expect(isComplete(facts({ kyc: null }))).toBe(false);
    expect(isComplete(facts({ kyc: kyc(1, 5) }))).toBe(false);
    expect(isComplete(facts({ kyc: kyc(1), has_bank: false }))).toBe(false);
    expect(isComplete(facts({ kyc: kyc(1), has_risk_profile: false }))).toBe(false);
  });
});

function everyKyc(
  pans: readonly PanKycStatus[],
  forms: readonly (KycFormStatus | null)[],
  esigns: readonly (EsignStatus | null)[],
) {
  return pans.flatMap((pan) => forms.flatMap((form) => esigns.map((esign) => kyc(pan, form, esign))));
}

/** The table of the specification read once more, as a list of rows of which the first that fits counts. */
function byTable(all: CompletionFacts, device: typeof DESKTOP): NextStep {
  const record = all.kyc;
  const form = record?.kyc_form_check_status ?? 0;
  const setup = page(all.mode_of_investment === 'sole' ? 'solo-setup' : 'joint-setup');
  const bank = page('bank-solo-setup');
  const uploads = device.isDesktop || device.canUpload;
  const rows: [boolean, NextStep][] = [
    [all.onboarding_state === 13, { kind: 'none' }],
    [record === null, setup],
    [record?.pan_kyc_status === 0 && form === 0, setup],
    [(form === 1 || form === 3) && uploads, page('upload-pan-card', '/upload-pan-card?id=k-1')],
    [form === 1 || form === 3, modal('get_app')],
    [form === 2 && record?.esign_status === 'pending', page('do-esign', '/do-esign?id=k-1')],
    [form === 4 && record?.esign_status === 'rejected', page('dashboard')],
    [(form === 2 || form === 4 || form === 5) && !all.has_bank, bank],
    [form === 2, modal('kyc_pending')],
    [form === 4 || form === 5, modal('under_verification')],
    [form === 6, modal('kyc_not_updated')],
    [all.onboarding_state < 5, setup],
    [!all.has_risk_profile, page('kyc-risk-profile')],
    [!all.has_bank, bank],
  ];
  return rows.find(([fits]) => fits)?.[1] ?? { kind: 'none' };
}
