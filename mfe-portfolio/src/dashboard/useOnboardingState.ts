import { ONBOARDING_STATE } from '@sanchay/contracts';
import { useBusState, useSession } from '@sanchay/remote-kit';

/** How far the current portfolio has been opened (codes of the specification, section 3). */
export function useOnboardingState(): number {
  const { user } = useSession();
  const account = useBusState('account/switched');
  return (
    account?.onboardingState ??
    user?.current_portfolio?.onboarding_state ??
    user?.onboarding_state ??
    ONBOARDING_STATE.BEGINNING
  );
}
