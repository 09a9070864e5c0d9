import { randomUUID } from 'node:crypto';
import { GOAL_LIMITS, type CallReply, type Goal, type GoalDraft, type OwnedAsset } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { earnCoins } from '../coins/index.ts';
import type { Tx } from '../db/pool.ts';
import { heldAssets } from '../net-worth/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import { goalFaults, holdingKey, isAssignable } from './draftFaults.ts';
import { goalMessage } from './messages.ts';
import { deleteGoal, goalRows, insertGoal, lockGoals, replaceGoal, type GoalRow } from './store.ts';
import { goalView } from './view.ts';

/** What a portfolio owns on an ISO day. */
interface HeldOn {
  today: string;
  held: readonly OwnedAsset[];
}

/** What a portfolio owns today; read before a write, which has a connection of its own. */
export async function heldToday(ctx: Context, portfolioId: string): Promise<HeldOn> {
  const today = istDate(await ctx.business.now());
  return { today, held: await heldAssets(ctx, portfolioId, today) };
}

/** All goals of a portfolio with their progress at the newest prices. */
export async function goalsOf(ctx: Context, portfolioId: string): Promise<CallReply<'goals'>['data']> {
  const today = istDate(await ctx.business.now());
  const rows = await goalRows(ctx.db, portfolioId);
  const linked = rows.some(({ holdings }) => holdings.length > 0);
  const held = linked ? await heldAssets(ctx, portfolioId, today) : [];
  return { as_of: today, goals: rows.map((row) => goalView(row, held, today)) };
}

/** What is owned, each with the goal that it is set aside for, the largest first. */
export async function goalAssetsOf(
  ctx: Context,
  portfolioId: string,
): Promise<CallReply<'goalAssets'>['data']> {
  const rows = await goalRows(ctx.db, portfolioId);
  const goals = new Map(
    rows.flatMap(({ id, name, holdings }) => holdings.map((one) => [holdingKey(one), { id, name }] as const)),
  );
  const { held } = await heldToday(ctx, portfolioId);
  return held
    .filter(isAssignable)
    .toSorted((a, b) => b.value - a.value)
    .map((asset) => {
      const { source, asset: kind, id, name, value } = asset;
      return { source, asset: kind, id, name, value, goal: goals.get(holdingKey(asset)) ?? null };
    });
}

/**
 * Saves a goal. The first goal of each kind earns coins.
 * @throws Problem 422 `goal_wrong` with the fault of each field, or `goals_full`.
 */
export async function createGoal(
  ctx: Context,
  tx: Tx,
  { portfolioId, userId, ...known }: Pick<Actor, 'portfolioId' | 'userId'> & HeldOn,
  draft: GoalDraft,
): Promise<Goal> {
  const goals = await lockGoals(tx, portfolioId);
  const checked = checkedDraft(draft, { ...known, others: goals, before: [] });
  if (goals.length >= GOAL_LIMITS.goals)
    throw validationFailed('goals_full', goalMessage('full', { most: GOAL_LIMITS.goals }));
  const id = randomUUID();
  await insertGoal(tx, { portfolioId, id, at: ctx.now() }, checked);
  await earnCoins(ctx, tx, { userId, reward: 'goal', subject: draft.handle });
  return goalView({ ...checked, id, version: 1 }, known.held, known.today);
}

/**
 * Adds a goal of an archive, unless the account has one with the same terms; holdings that another goal has are left
 * out. It earns no coins.
 * @returns its id; null where it was there
 * @throws Problem 422 `goal_wrong` with the fault of each field, or `goals_full`.
 */
export async function restoreGoal(
  ctx: Context,
  tx: Tx,
  portfolioId: string,
  { holdings, ...terms }: GoalDraft,
): Promise<string | null> {
  const goals = await lockGoals(tx, portfolioId);
  const today = istDate(await ctx.business.now(tx));
  const draft = checkedDraft({ ...terms, holdings: [] }, { today, held: [], others: [], before: [] });
  const same = ({ id: _, version: __, holdings: ___, ...there }: GoalRow) =>
    JSON.stringify({ ...there, holdings: [] }) === JSON.stringify(draft);
  if (goals.some(same)) return null;
  if (goals.length >= GOAL_LIMITS.goals)
    throw validationFailed('goals_full', goalMessage('full', { most: GOAL_LIMITS.goals }));
  const taken = new Set(goals.flatMap((goal) => goal.holdings.map(holdingKey)));
  const id = randomUUID();
  const free = holdings.filter((one) => !taken.has(holdingKey(one)));
  await insertGoal(tx, { portfolioId, id, at: ctx.now() }, { ...draft, holdings: free });
  return id;
}

/**
 * Replaces a goal.
 * @throws Problem 404, 409 `goal_changed` for another version, 422 `goal_wrong` with the fault of each field.
 */
export async function changeGoal(
  tx: Tx,
  { portfolioId, id, ...known }: { portfolioId: string; id: string } & HeldOn,
  { version, ...draft }: GoalDraft & { version: number },
): Promise<Goal> {
  const goals = await lockGoals(tx, portfolioId);
  const row = goals.find((goal) => goal.id === id);
  if (!row) throw notFound(goalMessage('not_found'));
  if (row.version !== version)
    throw new Problem(409, 'validation_failed', 'goal_changed', goalMessage('changed'));
  const others = goals.filter((goal) => goal !== row);
  const checked = checkedDraft(draft, { ...known, others, before: row.holdings });
  await replaceGoal(tx, { portfolioId, id }, checked);
  return goalView({ ...checked, id, version: version + 1 }, known.held, known.today);
}

/** Deletes a goal. @throws Problem 404. */
export async function removeGoal(tx: Tx, portfolioId: string, id: string): Promise<void> {
  if (!(await deleteGoal(tx, portfolioId, id))) throw notFound(goalMessage('not_found'));
}

function checkedDraft(
  draft: GoalDraft,
  known: HeldOn & { others: readonly GoalRow[]; before: GoalRow['holdings'] },
): GoalDraft {
  const faults = goalFaults(draft, known);
  if (Object.keys(faults).length > 0) throw validationFailed('goal_wrong', goalMessage('correct'), faults);
  return { ...draft, name: draft.name.trim() };
}
