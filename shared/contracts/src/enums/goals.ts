/** What a goal is for. Source: specification, section 3. */
export const GOAL_HANDLES = [
  'house',
  'car',
  'kidseducation',
  'retirement',
  'vacation',
  'anniversary',
  'growmymoney',
  'taxsaver',
] as const;
export type GoalHandle = (typeof GOAL_HANDLES)[number];

/**
 * How a goal stands: its holdings are worth its cost on its date, they and the monthly amount will be by its
 * assumptions, or not; `due` is a goal whose date has passed without it.
 */
export const GOAL_STATES = ['reached', 'on_track', 'behind', 'due'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** The most goals of an account and holdings of a goal, the longest name, the furthest date, and the largest amounts. */
export const GOAL_LIMITS = {
  goals: 20,
  holdings: 200,
  name: 60,
  years: 60,
  cost: 1_000_000_000,
  monthly: 10_000_000,
  inflation: 20,
  returns: 20,
} as const;

/** Where a plan begins: a round sum in rupees of today and whole years, to be replaced by one's own. */
const EXAMPLES: Record<Exclude<GoalHandle, 'retirement'>, { cost: number; years: number }> = {
  house: { cost: 2_000_000, years: 8 },
  car: { cost: 800_000, years: 5 },
  kidseducation: { cost: 2_500_000, years: 15 },
  vacation: { cost: 300_000, years: 3 },
  anniversary: { cost: 500_000, years: 10 },
  growmymoney: { cost: 5_000_000, years: 15 },
  taxsaver: { cost: 150_000, years: 3 },
};
const RETIREMENT_COST = 15_000_000;
const RETIREMENT_FROM_AGE = 35;

/** The example of a goal. Retirement uses the horizon of a 35-year-old. */
export function goalExample(goal: GoalHandle, retirementAge: number): { cost: number; years: number } {
  if (goal !== 'retirement') return EXAMPLES[goal];
  return { cost: RETIREMENT_COST, years: Math.max(1, retirementAge - RETIREMENT_FROM_AGE) };
}
