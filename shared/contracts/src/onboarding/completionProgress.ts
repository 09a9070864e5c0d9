import { ONBOARDING_STATE } from '../enums/account.ts';
import type { CompletionFacts } from './completion.ts';
import { ESIGN_STATUS, KYC_FORM_STATUS, PAN_KYC_STATUS, type EsignStatus } from './kycStates.ts';

/** Steps on the way to being ready, in their order. Those of a KYC form are there only for who needs one. */
export const COMPLETION_STEPS = [
  'setup',
  'pan',
  'documents',
  'esign',
  'verification',
  'risk',
  'bank',
] as const;
export type CompletionStepName = (typeof COMPLETION_STEPS)[number];

export interface CompletionStep {
  step: CompletionStepName;
  state: 'done' | 'open' | 'waiting' | 'failed';
}

/** Every step with its state; a step that is not needed is left out. */
export function completionSteps(facts: CompletionFacts): CompletionStep[] {
  const { kyc } = facts;
  const form = kyc?.kyc_form_check_status ?? KYC_FORM_STATUS.NOT_STARTED;
  const known = kyc !== null && kyc.pan_kyc_status !== PAN_KYC_STATUS.PAN_NOT_KYC && form === 0;
  const done = (yes: boolean): CompletionStep['state'] => (yes ? 'done' : 'open');
  const steps: CompletionStep[] = [
    { step: 'setup', state: done(facts.onboarding_state >= ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED) },
    { step: 'pan', state: panState(facts, form) },
    { step: 'documents', state: done(isSubmitted(form)) },
    { step: 'esign', state: esignState(facts, form) },
    { step: 'verification', state: verificationState(form, kyc?.esign_status ?? null) },
    { step: 'risk', state: done(facts.has_risk_profile) },
    { step: 'bank', state: done(facts.has_bank) },
  ];
  if (form === KYC_FORM_STATUS.REJECTED_BY_PROVIDER) steps[2]!.state = 'failed';
  const noForm = known || (form === 0 && kyc?.registry_answer === 'working');
  return noForm ? steps.filter(({ step }) => !['documents', 'esign', 'verification'].includes(step)) : steps;
}

function panState({ kyc }: CompletionFacts, form: number): CompletionStep['state'] {
  if (kyc === null) return 'open';
  if (form !== KYC_FORM_STATUS.NOT_STARTED || kyc.pan_kyc_status !== PAN_KYC_STATUS.PAN_NOT_KYC)
    return 'done';
  if (kyc.registry_answer === 'unasked') return 'open';
  if (kyc.registry_answer === 'working') return 'waiting';
  return kyc.registry_answer === 'differs' ? 'failed' : 'done';
}

function esignState({ kyc }: CompletionFacts, form: number): CompletionStep['state'] {
  if (form === KYC_FORM_STATUS.VERIFIED) return 'done';
  // A form that is corrected is signed again, whatever became of the signature before.
  if (!isSubmitted(form)) return 'open';
  if (kyc?.esign_status === ESIGN_STATUS.REJECTED) return 'failed';
  return kyc?.esign_status === ESIGN_STATUS.SIGNED ? 'done' : 'open';
}

/** Whether the form is complete and does not wait for a correction. */
function isSubmitted(form: number): boolean {
  const { SUBMITTED, REJECTED_BY_PROVIDER, REJECTED_BY_KRA } = KYC_FORM_STATUS;
  return form >= SUBMITTED && form !== REJECTED_BY_PROVIDER && form !== REJECTED_BY_KRA;
}

function verificationState(form: number, esign_status: EsignStatus | null): CompletionStep['state'] {
  if (form === KYC_FORM_STATUS.VERIFIED) return 'done';
  if (form === KYC_FORM_STATUS.REJECTED_BY_KRA) return 'failed';
  if (esign_status === ESIGN_STATUS.REJECTED) return 'open';
  return form === KYC_FORM_STATUS.UPLOADING || form === KYC_FORM_STATUS.UPLOADED ? 'waiting' : 'open';
}
