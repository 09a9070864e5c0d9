import { ONBOARDING_STATE, type SetupPart } from '@sanchay/contracts';
import type { SetupPortfolio } from '../applicants/index.ts';

type Where = Pick<SetupPortfolio, 'onboarding_state' | 'holders'>;

/** The part of an applicant, who counts from 1. */
export function applicantPart(position: number): SetupPart {
  return `applicant_${position}` as SetupPart;
}

/** The position of an applicant's part, or null for the portfolio's own. */
export function positionOf(part: SetupPart): number | null {
  return part === 'portfolio' ? null : Number(part.slice(-1));
}

/** Whether nothing of a part can be answered any more. */
export function isFinished(part: SetupPart, { onboarding_state: state }: Where): boolean {
  const position = positionOf(part);
  return state >= (position ?? ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED);
}

/**
 * Returns the open part: each holder in turn, then the questions about the portfolio; null when all parts are
 * finished.
 */
export function openPart({ onboarding_state: state, holders }: Where): SetupPart | null {
  if (state >= ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED) return null;
  return state < holders ? applicantPart(state + 1) : 'portfolio';
}
