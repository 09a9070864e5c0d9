import { ONBOARDING_STATE } from '@sanchay/contracts';
import { useSession } from '@sanchay/remote-kit';

/** Whether the open account may invest: its setup and KYC are complete. */
export function useReadyToInvest(): boolean {
  const { user } = useSession();
  return user?.current_portfolio?.onboarding_state === ONBOARDING_STATE.REGISTRATION_COMPLETE;
}
