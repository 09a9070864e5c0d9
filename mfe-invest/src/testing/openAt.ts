import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { SessionState, UserInfo } from '@sanchay/contracts';
import { renderRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import en from '../../locales/en.json';
import hi from '../../locales/hi.json';
import { InvestRoutes } from '../routes.tsx';
import { MESSAGES } from '../messages.ts';

/** Asha, who is ready to invest. */
export function signedIn(onboardingState = 13): SessionState {
  const user = { id: 1, current_portfolio: { id: 1, onboarding_state: onboardingState } };
  return { loggedIn: true, userFetched: true, user: user as UserInfo };
}

/** The remote at a path, with the answers of the API. */
export function openAt(at: string, answers: FakeAnswers, more: Partial<RenderRemoteOptions> = {}) {
  return renderRemote(InvestRoutes, {
    name: MESSAGES,
    messages: { en: async () => en, hi: async () => hi },
    at,
    answers,
    ...more,
  });
}
