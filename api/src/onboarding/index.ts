import type { Domain } from '../platform/domain.ts';
import { onboardingRoutes } from './routes.ts';

/** Door of onboarding: the first step of an account, from nothing to the primary applicant. */
export const onboardingDomain: Domain = { name: 'onboarding', routes: onboardingRoutes };
