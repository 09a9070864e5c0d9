import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { GOAL_HANDLES, GOAL_LIMITS, GOAL_STATES } from '../../enums/goals.ts';
import { ASSET_KINDS, ASSET_SOURCES } from '../../enums/netWorth.ts';
import { closed, Codes, Data, Day, Id, Nullable, Percent, Rupees, Success } from '../shapes.ts';

/** Names one holding of the account. */
export const GoalHolding = T.Object(
  {
    source: Codes(ASSET_SOURCES),
    asset: Codes(ASSET_KINDS),
    id: T.String({ minLength: 1, maxLength: 80, description: 'of the holding within its source' }),
  },
  closed,
);

const terms = {
  handle: Codes(GOAL_HANDLES),
  name: T.String({ minLength: 1, maxLength: GOAL_LIMITS.name }),
  cost: T.Number({ minimum: 0, maximum: GOAL_LIMITS.cost, description: 'rupees of today' }),
  target_date: Day,
  inflation_percentage: T.Number({ minimum: 0, maximum: GOAL_LIMITS.inflation, description: 'a year' }),
  return_percentage: T.Number({ minimum: 0, maximum: GOAL_LIMITS.returns, description: 'a year' }),
  monthly: T.Number({ minimum: 0, maximum: GOAL_LIMITS.monthly, description: 'rupees planned each month' }),
};

export const GoalDraft = T.Object(
  { ...terms, holdings: T.Array(GoalHolding, { maxItems: GOAL_LIMITS.holdings }) },
  closed,
);

export const Goal = T.Object({
  id: Id,
  version: T.Integer(),
  ...terms,
  holdings: T.Array(T.Object({ ...GoalHolding.properties, name: T.String(), value: Rupees }), {
    description: 'those that are still held, the largest first',
  }),
  value: T.Number({ description: 'rupees of the holdings at the newest prices' }),
  months: T.Integer({ description: 'whole months until its date' }),
  target: T.Number({ description: 'cost on its date, rupees' }),
  projected: T.Number({ description: 'holdings and monthly amounts on its date, rupees' }),
  shortfall: Rupees,
  needed_monthly: T.Number({ description: 'rupees each month that reach the target' }),
  funded_percentage: Percent,
  state: Codes(GOAL_STATES),
});

const id = T.Object({ id: Id });

export const goals = {
  goals: {
    summary: 'The goals of the current account with their progress, the earliest date first',
    method: 'GET',
    path: '/api/v3/goals.json',
    audience: 'signed-in',
    reply: Data(T.Object({ as_of: Day, goals: T.Array(Goal) })),
  },
  goalAssets: {
    summary: 'Holdings that can be set aside for a goal, and the goal of those that are',
    method: 'GET',
    path: '/api/v3/goals/holdings.json',
    audience: 'signed-in',
    reply: Data(
      T.Array(
        T.Object({
          ...GoalHolding.properties,
          name: T.String(),
          value: Rupees,
          goal: Nullable(T.Object({ id: Id, name: T.String() })),
        }),
      ),
    ),
  },
  createGoal: {
    summary: 'Save a goal',
    method: 'POST',
    path: '/api/v3/goals.json',
    audience: 'signed-in',
    idempotent: true,
    body: GoalDraft,
    reply: Data(Goal),
  },
  changeGoal: {
    summary: 'Replace the terms and holdings of a goal; `version` is the one that was changed',
    method: 'PUT',
    path: '/api/v3/goals/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    params: id,
    body: T.Object({ ...GoalDraft.properties, version: T.Integer() }, closed),
    reply: Data(Goal),
  },
  removeGoal: {
    summary: 'Delete a goal; its holdings stay as they are',
    method: 'DELETE',
    path: '/api/v3/goals/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    params: id,
    reply: T.Object({ status: Success }),
  },
} as const satisfies Record<string, CallDefinition>;
