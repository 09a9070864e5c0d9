import type { CallBody } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { panIndexes } from '../import/index.ts';
import type { Context } from '../platform/context.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { nextRun } from './nextRun.ts';
import { sentence } from './sentences.ts';
import { scheduleOf, storeSchedule, type ScheduleRow } from './store.ts';

/**
 * Stores when statements of a portfolio are requested. A run that is due stays due while only other settings change.
 * @throws Problem 422 `statement_no_pan`, `statement_no_weekday` or `statement_no_day`
 */
export async function setSchedule(
  ctx: Context,
  tx: Tx,
  portfolioId: string,
  body: CallBody<'setStatementUpdates'>,
): Promise<ScheduleRow> {
  const { frequency, paused, auto_apply } = body;
  if (frequency !== 'manual' && (await panIndexes(tx, portfolioId)).size === 0)
    throw validationFailed('statement_no_pan', sentence('no_pan'));
  if (frequency === 'weekly' && body.weekday === null)
    throw validationFailed('statement_no_weekday', sentence('no_weekday'), {
      weekday: [sentence('no_weekday')],
    });
  if (frequency === 'monthly' && body.day === null)
    throw validationFailed('statement_no_day', sentence('no_day'), { day: [sentence('no_day')] });
  const timing = {
    frequency,
    paused: paused && frequency !== 'manual',
    weekday: frequency === 'weekly' ? body.weekday : null,
    day: frequency === 'monthly' ? body.day : null,
  };
  const before = await scheduleOf(tx, portfolioId, true);
  const isSame =
    before !== null &&
    (Object.keys(timing) as (keyof typeof timing)[]).every((name) => before[name] === timing[name]);
  const today = istDate(await ctx.business.now(tx));
  const row: ScheduleRow = {
    portfolio_id: portfolioId,
    ...timing,
    auto_apply,
    next_on: isSame ? before.next_on : nextRun(timing, today),
  };
  await storeSchedule(tx, row, ctx.now());
  return row;
}
