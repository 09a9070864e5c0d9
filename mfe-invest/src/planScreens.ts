import { screen } from '@sanchay/remote-kit';
import type { Screen, Screens } from '@sanchay/remote-kit';
import type { ComponentType } from 'react';
import { addPlanWords } from './words.ts';

/** A screen that is fetched together with the words of these pages. */
function withWords(bring: () => Promise<ComponentType>): Screen {
  return screen(async () => {
    const [page] = await Promise.all([bring(), addPlanWords()]);
    return page;
  });
}

/** Pages of SIPs, STPs and SWPs by their route. Each is fetched when it is opened first. */
export const planScreens: Screens & Record<string, Screen> = {
  '/systematic': withWords(async () => (await import('./systematic/Plans.tsx')).Plans),
  '/systematic/stp': withWords(async () => (await import('./systematic/set-up/StpSetUp.tsx')).StpSetUp),
  '/systematic/swp': withWords(async () => (await import('./systematic/set-up/SwpSetUp.tsx')).SwpSetUp),
  '/systematic/:id': withWords(async () => (await import('./systematic/PlanPage.tsx')).PlanPage),
};
