import { ONBOARDING_STATE } from '../enums/account.ts';
import {
  ESIGN_STATUS,
  KYC_FORM_STATUS,
  PAN_KYC_STATUS,
  type EsignStatus,
  type KycFormStatus,
  type PanKycStatus,
} from './kycStates.ts';

/**
 * Why a registry does not verify a PAN: not requested, still processing, other name or date of birth, or no valid KYC.
 */
export const REGISTRY_ANSWERS = ['unasked', 'working', 'differs', 'not_verified'] as const;
export type RegistryAnswer = (typeof REGISTRY_ANSWERS)[number];

/** What is known of one portfolio on its way to being ready; joint holders count with the one who is behind. */
export interface CompletionFacts {
  onboarding_state: number;
  mode_of_investment: 'sole' | 'either';
  /** Null without a KYC record. */
  kyc: {
    id: string;
    pan_kyc_status: PanKycStatus;
    /** Absent and 0 are equivalent. */
    kyc_form_check_status: KycFormStatus | null;
    esign_status: EsignStatus | null;
    /** Why the PAN is not verified; absent where it is, and from older servers. */
    registry_answer?: RegistryAnswer;
  } | null;
  has_bank: boolean;
  has_risk_profile: boolean;
}

/** Where the user can view it. */
export interface CompletionDevice {
  isDesktop: boolean;
  /** The browser can take a picture or a file and send it. */
  canUpload: boolean;
}

export type CompletionPage =
  | 'solo-setup'
  | 'joint-setup'
  | 'upload-pan-card'
  | 'do-esign'
  | 'bank-solo-setup'
  | 'kyc-risk-profile'
  | 'dashboard';

/** Modals of the routing table. Titles, texts and the OK button are common words: `completion.<modal>.title`. */
export const COMPLETION_MODALS = ['get_app', 'kyc_pending', 'under_verification', 'kyc_not_updated'] as const;
export type CompletionModal = (typeof COMPLETION_MODALS)[number];

/** What the user does next: nothing, a page, or a modal whose OK button closes it. */
export type NextStep =
  | { kind: 'none' }
  | { kind: 'page'; page: CompletionPage; path: string }
  | { kind: 'modal'; modal: CompletionModal };

const NOTHING: NextStep = { kind: 'none' };

function page(name: CompletionPage, kycId?: string): NextStep {
  const path = kycId === undefined ? `/${name}` : `/${name}?${new URLSearchParams({ id: kycId })}`;
  return { kind: 'page', page: name, path };
}

const modal = (name: CompletionModal): NextStep => ({ kind: 'modal', modal: name });

/** Set-up by account mode. */
function setup({ mode_of_investment }: CompletionFacts): NextStep {
  return page(mode_of_investment === 'either' ? 'joint-setup' : 'solo-setup');
}

/**
 * The next step of a portfolio: every row of "Registration completion routing", from above to below.
 * Source: specification, section 4.
 */
export function nextStep(facts: CompletionFacts, device: CompletionDevice): NextStep {
  const { kyc } = facts;
  if (facts.onboarding_state >= ONBOARDING_STATE.REGISTRATION_COMPLETE) return NOTHING;
  if (kyc === null) return setup(facts);
  const bankOr = (otherwise: NextStep): NextStep => (facts.has_bank ? otherwise : page('bank-solo-setup'));
  switch (kyc.kyc_form_check_status ?? KYC_FORM_STATUS.NOT_STARTED) {
    case KYC_FORM_STATUS.FILLING:
    case KYC_FORM_STATUS.REJECTED_BY_PROVIDER:
      return device.isDesktop || device.canUpload ? page('upload-pan-card', kyc.id) : modal('get_app');
    case KYC_FORM_STATUS.SUBMITTED:
      if (kyc.esign_status === ESIGN_STATUS.PENDING) return page('do-esign', kyc.id);
      return bankOr(modal('kyc_pending'));
    case KYC_FORM_STATUS.UPLOADING:
      if (kyc.esign_status === ESIGN_STATUS.REJECTED) return page('dashboard');
      return bankOr(modal('under_verification'));
    case KYC_FORM_STATUS.UPLOADED:
      return bankOr(modal('under_verification'));
    case KYC_FORM_STATUS.REJECTED_BY_KRA:
      return modal('kyc_not_updated');
    case KYC_FORM_STATUS.NOT_STARTED:
      // No documents are requested while the registry is still processing an earlier application.
      if (
        kyc.pan_kyc_status === PAN_KYC_STATUS.PAN_NOT_KYC &&
        kyc.registry_answer === 'working' &&
        facts.onboarding_state >= ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED
      )
        return bankOr(modal('under_verification'));
      return kyc.pan_kyc_status === PAN_KYC_STATUS.PAN_NOT_KYC ? setup(facts) : verified(facts);
    case KYC_FORM_STATUS.VERIFIED:
      return verified(facts);
  }
}

/** The identity is known: set-up by state and mode, then the risk profile, then the bank. */
function verified(facts: CompletionFacts): NextStep {
  if (facts.onboarding_state < ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED) return setup(facts);
  if (!facts.has_risk_profile) return page('kyc-risk-profile');
  return facts.has_bank ? NOTHING : page('bank-solo-setup');
}

/**
 * The facts without the credit of having been ready once: an account whose KYC fell back goes through the steps as
 * before.
 */
export function askedFacts(facts: CompletionFacts): CompletionFacts {
  const { PORTFOLIO_EMAIL_CAPTURED } = ONBOARDING_STATE;
  return { ...facts, onboarding_state: Math.min(facts.onboarding_state, PORTFOLIO_EMAIL_CAPTURED) };
}

/** Whether everything is there that state 13 stands for. */
export function isComplete(facts: CompletionFacts): boolean {
  const { kyc } = facts;
  if (kyc === null || facts.onboarding_state < ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED) return false;
  const form = kyc.kyc_form_check_status ?? KYC_FORM_STATUS.NOT_STARTED;
  const known =
    form === KYC_FORM_STATUS.VERIFIED ||
    (form === KYC_FORM_STATUS.NOT_STARTED && kyc.pan_kyc_status !== PAN_KYC_STATUS.PAN_NOT_KYC);
  return known && facts.has_risk_profile && facts.has_bank;
}
