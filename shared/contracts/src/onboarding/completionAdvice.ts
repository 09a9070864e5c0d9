import { nextStep, type CompletionDevice, type CompletionFacts } from './completion.ts';
import { ONBOARDING_STATE } from '../enums/account.ts';
import { ESIGN_STATUS, KYC_FORM_STATUS as FORM, PAN_KYC_STATUS } from './kycStates.ts';

/** Why a portfolio is not ready yet. Title and text are common words: `completion.reason.<reason>.title`, `.text`. */
export const COMPLETION_REASONS = [
  'ready',
  'setup_open',
  'registry_not_asked',
  'registry_working',
  'details_differ',
  'pan_not_verified',
  'documents_missing',
  'documents_elsewhere',
  'form_sent_back',
  'form_not_signed',
  'signature_rejected',
  'form_under_check',
  'form_rejected',
  'risk_missing',
  'bank_missing',
] as const;
export type CompletionReason = (typeof COMPLETION_REASONS)[number];

/** What can be done about it. Labels are common words: `completion.action.<action>`. */
export const COMPLETION_ACTIONS = [
  'set_up',
  'check_pan',
  'settle_details',
  'give_documents',
  'correct_form',
  'sign_form',
  'risk_profile',
  'add_bank',
  'contact_us',
] as const;
export type CompletionActionName = (typeof COMPLETION_ACTIONS)[number];

export interface CompletionAction {
  action: CompletionActionName;
  path: string;
}

export interface CompletionAdvice {
  reason: CompletionReason;
  /** Another party is processing it; what can be done meanwhile is in `actions`. */
  waiting: boolean;
  /** The first one comes first. Empty only when ready or when waiting is all there is to do. */
  actions: CompletionAction[];
}

/** Whether the KYC waits for the registry or our staff, so that its holder can do nothing about it. */
export function isKycWaiting(kyc: NonNullable<CompletionFacts['kyc']>): boolean {
  switch (kyc.kyc_form_check_status ?? FORM.NOT_STARTED) {
    case FORM.SUBMITTED:
      return kyc.esign_status === ESIGN_STATUS.SIGNED;
    case FORM.UPLOADING:
      return kyc.esign_status !== ESIGN_STATUS.REJECTED;
    case FORM.UPLOADED:
      return true;
    case FORM.NOT_STARTED:
      return kyc.pan_kyc_status === PAN_KYC_STATUS.PAN_NOT_KYC && kyc.registry_answer === 'working';
    default:
      return false;
  }
}

/**
 * Why a portfolio is not ready, and every available next step: no state is without a reason, and none but a ready or a
 * waiting one is without an action whose page accepts that state.
 */
export function completionAdvice(facts: CompletionFacts, device: CompletionDevice): CompletionAdvice {
  const { kyc } = facts;
  if (nextStep(facts, device).kind === 'none') return advice('ready');
  const setupOpen = facts.onboarding_state < ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED;
  const setup = () => advice('setup_open', ['set_up', setupPath(facts)]);
  if (kyc === null) return setupOpen ? setup() : advice('registry_not_asked', ['check_pan', '/kyc']);
  const query = `?${new URLSearchParams({ id: kyc.id })}`;
  const documents = `/upload-pan-card${query}`;
  const sign = `/do-esign${query}`;
  const waiting = (reason: CompletionReason): CompletionAdvice => ({
    ...advice(reason, ...(facts.has_bank ? [] : [['add_bank', '/bank-solo-setup'] as const])),
    waiting: true,
  });
  const form = kyc.kyc_form_check_status ?? FORM.NOT_STARTED;
  if (isKycWaiting(kyc)) {
    if (form !== FORM.NOT_STARTED) return waiting('form_under_check');
    return setupOpen ? setup() : waiting('registry_working');
  }
  switch (form) {
    case FORM.FILLING:
      return sendable(device, 'documents_missing', ['give_documents', documents]);
    case FORM.REJECTED_BY_PROVIDER:
      return sendable(device, 'form_sent_back', ['correct_form', documents]);
    case FORM.REJECTED_BY_KRA:
      return sendable(device, 'form_rejected', ['correct_form', documents]);
    case FORM.SUBMITTED:
      return advice('form_not_signed', ['sign_form', sign]);
    case FORM.UPLOADING:
    case FORM.UPLOADED:
      return advice('signature_rejected', ['sign_form', sign]);
    case FORM.NOT_STARTED:
      if (kyc.pan_kyc_status !== PAN_KYC_STATUS.PAN_NOT_KYC) break;
      if (setupOpen) return setup();
      if (kyc.registry_answer === 'unasked') return advice('registry_not_asked', ['check_pan', '/kyc']);
      if (kyc.registry_answer === 'differs') return advice('details_differ', ['settle_details', documents]);
      return advice('pan_not_verified', ['give_documents', documents], ['check_pan', '/kyc']);
  }
  if (setupOpen) return setup();
  if (!facts.has_risk_profile) return advice('risk_missing', ['risk_profile', '/kyc-risk-profile']);
  return advice('bank_missing', ['add_bank', '/bank-solo-setup']);
}

type Way = readonly [action: CompletionActionName, path: string];

function advice(reason: CompletionReason, ...ways: Way[]): CompletionAdvice {
  return { reason, waiting: false, actions: ways.map(([action, path]) => ({ action, path })) };
}

/** Documents need a browser that can send pictures; elsewhere the reason stays and help is offered. */
function sendable(device: CompletionDevice, reason: CompletionReason, way: Way): CompletionAdvice {
  if (device.isDesktop || device.canUpload) return advice(reason, way);
  return advice('documents_elsewhere', ['contact_us', '/help']);
}

function setupPath({ mode_of_investment: mode }: CompletionFacts): string {
  return mode === 'either' ? '/joint-setup' : '/solo-setup';
}
