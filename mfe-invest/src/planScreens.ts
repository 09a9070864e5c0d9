import type { Screen, Screens } from '@sanchay/remote-kit';
import { withMessages } from './withMessages.ts';
import { addInvestMessages, addPlanMessages } from './messages.ts';

/** Pages of SIPs, STPs and SWPs by their route. Each is fetched when it is opened first. */
export const planScreens: Screens & Record<string, Screen> = {
  '/systematic': withMessages(async () => (await import('./systematic/Plans.tsx')).Plans, addPlanMessages),
  '/systematic/stp': withMessages(
    async () => (await import('./systematic/set-up/StpSetUp.tsx')).StpSetUp,
    addPlanMessages,
  ),
  '/systematic/swp': withMessages(
    async () => (await import('./systematic/set-up/SwpSetUp.tsx')).SwpSetUp,
    addPlanMessages,
  ),
  '/systematic/:id': withMessages(
    async () => (await import('./systematic/PlanPage.tsx')).PlanPage,
    addPlanMessages,
    addInvestMessages,
  ),
};
