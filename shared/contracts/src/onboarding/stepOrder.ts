import type { CompletionFacts, CompletionPage, NextStep } from './completion.ts';
import { ONBOARDING_STATE } from '../enums/account.ts';
import { ESIGN_STATUS, KYC_FORM_STATUS } from './kycStates.ts';

/** Pages of the way, the earlier first; set-up of one kind or the other is one place. */
const ORDER: readonly CompletionPage[] = [
  'upload-pan-card',
  'do-esign',
  'kyc-risk-profile',
  'bank-solo-setup',
];

/**
 * The redirect for a user who opens a later step by its address: the page of the step that comes first, or null when
 * the opened one may be shown. Steps that are already done may be opened again.
 */
export function ledTo(opened: CompletionPage, facts: CompletionFacts, next: NextStep): string | null {
  // The dashboard is no step: it would lead back here.
  if (next.kind !== 'page' || next.page === opened || next.page === 'dashboard') return null;
  if (opened === 'do-esign' && isToSign(facts)) return null;
  if (opened === 'bank-solo-setup' && facts.has_bank) return null;
  if (opened === 'kyc-risk-profile' && facts.has_risk_profile) return null;
  if (facts.onboarding_state < ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED) return next.path;
  // With the set-up done, the page shows the registry's response; the pictures are the next step from there.
  const place = ORDER.indexOf(next.page);
  return place >= 0 && place < ORDER.indexOf(opened) ? next.path : null;
}

/** Whether a form waits for its holder's signature, the first one or another. */
function isToSign({ kyc }: CompletionFacts): boolean {
  if (kyc?.kyc_form_check_status === KYC_FORM_STATUS.SUBMITTED) return true;
  return (
    kyc?.kyc_form_check_status === KYC_FORM_STATUS.UPLOADING && kyc.esign_status === ESIGN_STATUS.REJECTED
  );
}
