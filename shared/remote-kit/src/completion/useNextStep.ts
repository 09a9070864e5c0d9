import {
  askedFacts,
  completionAdvice,
  nextStep,
  ONBOARDING_STATE,
  type CallReply,
  type CompletionAdvice,
  type NextStep,
} from '@sanchay/contracts';
import { thisDevice } from '../device/deviceInfo.ts';
import { usePlatform } from '../remote/Platform.tsx';
import { useBusEvent, useSession } from '../remote/useBus.ts';
import { refreshCalls, useCall } from '../remote/useCall.ts';

export interface KnownNextStep {
  /** Null until the facts are known. */
  next: NextStep | null;
  /** Why the account is not ready, and every way on. */
  advice: CompletionAdvice | null;
  facts: CallReply<'onboardingStatus'>['data'] | null;
}

/** A browser that can be given a picture can finish on a phone too; one that cannot is led to the app. */
function canUpload(): boolean {
  return 'FormData' in globalThis && 'createImageBitmap' in globalThis;
}

/**
 * The next step of the signed-in user on the way to being ready, followed live. A remote that uses it listens to
 * `kyc/changed`.
 */
export function useNextStep(): KnownNextStep {
  const { loggedIn } = useSession();
  const status = useCall('onboardingStatus', undefined, { enabled: loggedIn });
  const { userChanged } = usePlatform();
  useBusEvent('kyc/changed', ({ onboardingState }) => {
    void refreshCalls('onboardingStatus', 'portfolioKyc');
    // Everything that waits for a ready account looks at the user.
    if (onboardingState === ONBOARDING_STATE.REGISTRATION_COMPLETE) void userChanged();
  });
  const facts = status.data?.data ?? null;
  const device = { isDesktop: thisDevice().isDesktop, canUpload: canUpload() };
  return {
    next: facts && nextStep(facts, device),
    advice: facts && completionAdvice(askedFacts(facts), device),
    facts,
  };
}
