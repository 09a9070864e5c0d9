import { ONBOARDING_STATE } from '@sanchay/contracts';
import { withNext } from './nextPath.ts';

export type Entrance = 'login' | 'signup';

const FIRST_STEP = '/solo-setup';
const HOME = '/dashboard';

/**
 * Where a signed-in user goes from an entrance: from login to the requested page, otherwise to the first step while it
 * is not done, otherwise home. Staff are not led to the first step: the shell opens their desk. A new account does the
 * first step before anything else. `onboardingState` is null when the user could not be fetched.
 */
export function destination(
  entrance: Entrance,
  next: string | null,
  onboardingState: number | null,
  staff = false,
): string {
  const begins = onboardingState === ONBOARDING_STATE.BEGINNING && !staff;
  if (entrance === 'signup' && begins) return withNext(FIRST_STEP, next);
  return next ?? (begins ? FIRST_STEP : HOME);
}
