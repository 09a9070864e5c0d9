import { GOAL_HANDLES, type GoalHandle } from '@sanchay/contracts';

/** The page that lists goals and starts new ones. */
export const GOALS_PATH = '/goals/plan';

/** The page of a saved goal, by its id, or of a new one, by what it is for. */
export const goalPath = (id: string): string => `${GOALS_PATH}/${encodeURIComponent(id)}`;

/** What a part of an address names that starts a new goal; null for the id of a saved one. */
export const handleOf = (part: string): GoalHandle | null =>
  GOAL_HANDLES.find((handle) => handle === part) ?? null;

/** The calls whose answers change with a goal. */
export const GOAL_CALLS = ['goals', 'goalAssets'] as const;
