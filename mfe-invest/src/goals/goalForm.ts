import {
  GOAL_LIMITS,
  goalExample,
  type AppConfig,
  type Goal,
  type GoalDraft,
  type GoalHandle,
  type GoalHolding,
} from '@sanchay/contracts';
import { addMonthsClamped, goalOutlook, wholeMonthsBetween, type GoalOutlook } from '@sanchay/finance';

/** What is typed about a goal. */
export interface GoalForm {
  handle: GoalHandle;
  name: string;
  cost: number | null;
  targetDate: string;
  inflation: number | null;
  returns: number | null;
  monthly: number | null;
  holdings: readonly GoalHolding[];
}

/** Names one holding. */
export const holdingKey = ({ source, asset, id }: GoalHolding): string => `${source} ${asset} ${id}`;

interface Start {
  handle: GoalHandle;
  name: string;
  /** ISO day. */
  today: string;
  config: Pick<AppConfig, 'goals'>;
  /** Answers of the public planner: cost, years, inflation, rate. */
  address: URLSearchParams;
}

/** The form of a new goal: the answers of the public planner, else its example and the assumptions of the settings. */
export function newForm({ handle, name, today, config: { goals }, address }: Start): GoalForm {
  const example = goalExample(handle, goals.retirementAge);
  const years = within(address.get('years'), 1, GOAL_LIMITS.years) ?? example.years;
  return {
    handle,
    name,
    cost: within(address.get('cost'), 1, GOAL_LIMITS.cost) ?? example.cost,
    targetDate: addMonthsClamped(today, Math.round(years * 12)),
    inflation: within(address.get('inflation'), 0, GOAL_LIMITS.inflation) ?? goals.inflation,
    returns: within(address.get('rate'), 0, GOAL_LIMITS.returns) ?? goals.returns,
    monthly: null,
    holdings: [],
  };
}

function within(text: string | null, from: number, to: number): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= from && value <= to ? value : null;
}

/** A saved goal as the form shows it. */
export function formOf(goal: Goal): GoalForm {
  return {
    handle: goal.handle,
    name: goal.name,
    cost: goal.cost,
    targetDate: goal.target_date,
    inflation: goal.inflation_percentage,
    returns: goal.return_percentage,
    monthly: goal.monthly,
    holdings: goal.holdings.map(({ source, asset, id }) => ({ source, asset, id })),
  };
}

/** What a form states. */
export function draftOf(form: GoalForm): GoalDraft {
  return {
    handle: form.handle,
    name: form.name.trim(),
    cost: form.cost ?? 0,
    target_date: form.targetDate,
    inflation_percentage: form.inflation ?? 0,
    return_percentage: form.returns ?? 0,
    monthly: form.monthly ?? 0,
    holdings: [...form.holdings],
  };
}

type Field = Exclude<keyof GoalDraft, 'handle' | 'holdings'>;

/** Fields that are empty or beyond their limit, by the names of the API. */
export function formFaults(form: GoalForm): Partial<Record<Field, 'missing' | 'limit'>> {
  const above = (value: number | null, most: number) => value !== null && value > most;
  const faults: Partial<Record<Field, 'missing' | 'limit'>> = {};
  if (form.name.trim() === '') faults.name = 'missing';
  if (!form.cost) faults.cost = 'missing';
  else if (above(form.cost, GOAL_LIMITS.cost)) faults.cost = 'limit';
  if (form.targetDate === '') faults.target_date = 'missing';
  if (form.inflation === null) faults.inflation_percentage = 'missing';
  else if (above(form.inflation, GOAL_LIMITS.inflation)) faults.inflation_percentage = 'limit';
  if (form.returns === null) faults.return_percentage = 'missing';
  else if (above(form.returns, GOAL_LIMITS.returns)) faults.return_percentage = 'limit';
  if (above(form.monthly, GOAL_LIMITS.monthly)) faults.monthly = 'limit';
  return faults;
}

/** How far the goal of a form gets; null while it is not complete. `value`: rupees of the chosen holdings. */
export function outlookOf(form: GoalForm, value: number, today: string): GoalOutlook | null {
  const months = form.targetDate === '' ? 0 : wholeMonthsBetween(today, form.targetDate);
  if (Object.keys(formFaults(form)).length > 0 || !(months >= 1) || months > GOAL_LIMITS.years * 12)
    return null;
  return goalOutlook({
    cost: form.cost!,
    inflationPct: form.inflation!,
    ratePct: form.returns!,
    months,
    value,
    monthly: form.monthly ?? 0,
  });
}
