import type { Screen, Screens } from '@sanchay/remote-kit';
import { withMessages } from './withMessages.ts';
import { addGoalMessages } from './messages.ts';

/** Pages of goals by their route. Each is fetched when it is opened first. */
export const goalScreens: Screens & Record<string, Screen> = {
  '/goals/plan': withMessages(async () => (await import('./goals/Goals.tsx')).Goals, addGoalMessages),
  '/goals/plan/:goal': withMessages(async () => (await import('./goals/GoalAt.tsx')).GoalAt, addGoalMessages),
};
