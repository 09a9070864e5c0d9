import type { CompletionFacts, CompletionPage, NextStep } from './completion.ts';
import { ONBOARDING_STATE } from './enums.ts';

/** Pages of the way, the earlier first; set-up of one kind or the other is one place. */
const ORDER: readonly CompletionPage[] = [
  'upload-pan-card',
  'do-esign',
  'kyc-risk-profile',
  'bank-solo-setup',
];

/**
 * Where somebody is led who opens a later step by its address: the page of the step that comes first, or null when
 * the opened one may be shown. What is done already may be opened again.
 */
export function ledTo(opened: CompletionPage, facts: CompletionFacts, next: NextStep): string | null {
  if (next.kind !== 'page' || next.page === opened) return null;
  if (opened === 'bank-solo-setup' && facts.has_bank) return null;
  if (opened === 'kyc-risk-profile' && facts.has_risk_profile) return null;
  if (facts.onboarding_state < ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED) return next.path;
  // With the set-up done, it says what the registry answered; the pictures are the way on from there.
  const place = ORDER.indexOf(next.page);
  return place >= 0 && place < ORDER.indexOf(opened) ? next.path : null;
}
