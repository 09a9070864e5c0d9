/** The goals of the specification, section 3, in the order in which they are shown. */
export const GOALS = [
  'house',
  'car',
  'kidseducation',
  'retirement',
  'vacation',
  'anniversary',
  'growmymoney',
  'taxsaver',
] as const;
export type GoalHandle = (typeof GOALS)[number];

export interface GoalExample {
  /** Rupees in money of today. */
  cost: number;
  years: number;
}

/** Where each planner begins: round sums to put one's own in place of. */
const EXAMPLES: Record<Exclude<GoalHandle, 'retirement'>, GoalExample> = {
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
export function goalExample(goal: GoalHandle, retirementAge: number): GoalExample {
  if (goal !== 'retirement') return EXAMPLES[goal];
  return { cost: RETIREMENT_COST, years: Math.max(1, retirementAge - RETIREMENT_FROM_AGE) };
}

/** The goal that an address names; a house when it names none that we know. */
export function goalOf(query: URLSearchParams): GoalHandle {
  return GOALS.find((goal) => goal === query.get('goal')) ?? 'house';
}
