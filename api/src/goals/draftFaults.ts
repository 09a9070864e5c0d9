import { GOAL_LIMITS, type GoalDraft, type GoalHolding, type OwnedAsset } from '@sanchay/contracts';
import { addMonthsClamped, isIsoDate, isScale } from '@sanchay/finance';
import { goalMessage } from './messages.ts';
import type { GoalRow } from './store.ts';

type Faults = Record<string, string[]>;

/** One holding among those of an account. */
export const holdingKey = ({ source, asset, id }: GoalHolding): string => `${source} ${asset} ${id}`;

/** Whether a holding can be set aside for a goal: what is owned, and not on its way. */
export const isAssignable = ({ asset, value }: OwnedAsset): boolean => value >= 0 && asset !== 'in_transit';

interface Known {
  /** ISO day. */
  today: string;
  held: readonly OwnedAsset[];
  /** The other goals of the account. */
  others: readonly GoalRow[];
  /** Holdings that the goal had: one that was sold since may stay. */
  before: readonly GoalHolding[];
}

/** What is wrong with a goal, by field; nothing where it can be saved. */
export function goalFaults(draft: GoalDraft, known: Known): Faults {
  const faults: Faults = {};
  if (draft.name.trim() === '') faults.name = [goalMessage('name_missing')];
  if (!(draft.cost > 0) || !isScale(draft.cost, 2)) faults.cost = [goalMessage('cost')];
  if (!isScale(draft.monthly, 2)) faults.monthly = [goalMessage('amount')];
  for (const field of ['inflation_percentage', 'return_percentage'] as const)
    if (!isScale(draft[field], 2)) faults[field] = [goalMessage('percent')];
  const date = dateFault(draft.target_date, known.today);
  if (date !== null) faults.target_date = [date];
  const holding = holdingFault(draft.holdings, known);
  if (holding !== null) faults.holdings = [holding];
  return faults;
}

function dateFault(date: string, today: string): string | null {
  if (!isIsoDate(date) || date < addMonthsClamped(today, 1)) return goalMessage('date_past');
  const { years } = GOAL_LIMITS;
  return date > addMonthsClamped(today, years * 12) ? goalMessage('date_far', { years }) : null;
}

function holdingFault(chosen: readonly GoalHolding[], { held, others, before }: Known): string | null {
  const keys = chosen.map(holdingKey);
  if (new Set(keys).size < keys.length) return goalMessage('holding_twice');
  const names = new Map(held.filter(isAssignable).map((asset) => [holdingKey(asset), asset.name]));
  const had = new Set(before.map(holdingKey));
  if (keys.some((key) => !names.has(key) && !had.has(key))) return goalMessage('holding_unknown');
  for (const { name: goal, holdings } of others) {
    const taken = holdings.map(holdingKey).find((key) => keys.includes(key));
    if (taken !== undefined) return goalMessage('holding_taken', { name: names.get(taken) ?? taken, goal });
  }
  return null;
}
