import { GOAL_HANDLES, type GoalHandle } from '@sanchay/contracts';

/** The goal that an address names; a house when it names none that we know. */
export function goalOf(query: URLSearchParams): GoalHandle {
  return GOAL_HANDLES.find((goal) => goal === query.get('goal')) ?? 'house';
}
