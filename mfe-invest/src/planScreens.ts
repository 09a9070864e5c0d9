import type { Screen, Screens } from '@sanchay/remote-kit';
import { withWords } from './withWords.ts';
import { addInvestWords, addPlanWords } from './words.ts';

/** Pages of SIPs, STPs and SWPs by their route. Each is fetched when it is opened first. */
export const planScreens: Screens & Record<string, Screen> = {
  '/systematic': withWords(async () => (await import('./systematic/Plans.tsx')).Plans, addPlanWords),
  '/systematic/stp': withWords(
    async () => (await import('./systematic/set-up/StpSetUp.tsx')).StpSetUp,
    addPlanWords,
  ),
  '/systematic/swp': withWords(
    async () => (await import('./systematic/set-up/SwpSetUp.tsx')).SwpSetUp,
    addPlanWords,
  ),
  '/systematic/:id': withWords(
    async () => (await import('./systematic/PlanPage.tsx')).PlanPage,
    addPlanWords,
    addInvestWords,
  ),
};
