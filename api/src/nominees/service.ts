import type { CallBody, CallReply } from '@sanchay/contracts';
import { istDate, tidyIdentifiers } from '@sanchay/finance';
import { accountHolders, declare, lockOwnPortfolio, ownPortfolio } from '../applicants/index.ts';
import type { Queries } from '../db/pool.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { localize } from '../platform/http/language.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp } from '../users/index.ts';
import { maskNominee, unmaskedNominees } from './masked.ts';
import { appliesFrom, setNominees } from './setNominees.ts';
import { currentSet, nomineesIn, setsOf, type NomineeSetRow } from './store.ts';

type Nominees = CallReply<'nominees'>['data'];
type NomineeSet = CallReply<'replaceNominees'>['data'];

/**
 * The nominees that count and how they changed, identifiers masked.
 * @throws Problem 403 `not_your_account` for a manager
 */
export async function nomineesOf(ctx: Context, actor: Actor): Promise<Nominees> {
  const { id, mode_of_investment: mode } = await ownPortfolio(ctx.db, actor);
  const sets = await Promise.all((await setsOf(ctx.db, id)).map((row) => shown(ctx, ctx.db, row)));
  const current = sets[0] ?? null;
  return {
    current,
    history: sets.slice(1),
    change_applies_from: await appliesFrom(ctx.db, istDate(await ctx.business.now())),
    required: mode === 'sole',
  };
}

/**
 * Names other nominees, or opts out, all at once and with a code.
 * @throws Problem 409 `nominees_changed` when another set counts than the form started from, 422
 * `nominees_invalid`, 403 `step_up_required`
 */
export async function replaceNominees(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  body: CallBody<'replaceNominees'>,
): Promise<NomineeSet> {
  const portfolio = await lockOwnPortfolio(tx, actor);
  const before = await currentSet(tx, portfolio.id);
  if ((before?.id ?? null) !== body.replaces) throw changedMeanwhile();
  const known = before ? await nomineesIn(tx, ctx.vault, before.id) : [];
  const now = ctx.now();
  const { id: portfolioId } = portfolio;
  const { userId } = actor;
  const setId = await setNominees(ctx, tx, {
    portfolioId,
    userId,
    now,
    choice: body.choice,
    nominees: unmaskedNominees(body.nominees.map(tidyIdentifiers), known),
    today: istDate(await ctx.business.now(tx)),
    holders: await accountHolders(tx, ctx.vault, portfolioId),
  });
  await spendStepUp(ctx, tx, actor, 'nominee', body.step_up);
  if (body.choice === 'opted_out')
    await declare(tx, {
      portfolioId,
      userId,
      now,
      about: `set:${setId}`,
      declaration: 'nominee-opt-out-2026-1',
    });
  await audit({
    action: body.choice === 'named' ? 'nominees.named' : 'nominees.opted_out',
    subject: `portfolio:${portfolioId}`,
    detail: { set: setId, count: body.nominees.length },
  });
  await ctx.accountChanged(tx, portfolioId);
  return shown(ctx, tx, (await currentSet(tx, portfolioId))!);
}

async function shown(ctx: Context, db: Queries, row: NomineeSetRow): Promise<NomineeSet> {
  const nominees = await nomineesIn(db, ctx.vault, row.id);
  return {
    id: row.id,
    choice: row.choice,
    nominees: nominees.map(maskNominee),
    made_at: row.made_at.toISOString(),
    applies_from: row.applies_from,
  };
}

function changedMeanwhile(): Problem {
  const message = localize({
    en: 'Your nominees were updated in another window. Check the new list and try again.',
    hi: 'आपके नॉमिनी दूसरी विंडो में अपडेट हुए हैं। नई सूची देखकर फिर कोशिश करें।',
  });
  return new Problem(409, 'failure', 'nominees_changed', message);
}
