import type { Domain } from '../platform/domain.ts';
import { onboardingRoutes } from './routes.ts';

/** Door of the set-up: who holds a portfolio, one step after the other, every answer kept sealed. */
export const onboardingDomain: Domain = { name: 'onboarding', routes: onboardingRoutes };

export { seedSetUp } from './seedSetUp.ts';
