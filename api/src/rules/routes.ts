import { istDate, type RuleKind } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../db/pool.ts';
import { requireStaff } from '../help/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import type { ChangeRow } from './changeStore.ts';
import { decideChange } from './decideChange.ts';
import { newestVersionsOf, proposeChange } from './proposeChange.ts';
import { isRuleKind } from './ruleFaults.ts';
import { ruleSources, ruleTable } from './ruleTable.ts';
import { sentence } from './sentences.ts';
import { changeView, kindView, overview } from './staffView.ts';

/** The rule table and the business day, so that server and browser see one day; and how staff change the rules. */
export function ruleRoutes(app: FastifyInstance, ctx: Context): void {
  const today = async (q: Queries = ctx.db) => istDate(await ctx.business.now(q));
  const shown = async (q: Queries, change: ChangeRow, userId: string) =>
    changeView(change, await newestVersionsOf(q, change.kind as RuleKind), { userId, today: await today(q) });
  implement(app, ctx, 'datedRules', async () =>
    success({ on: await today(), rules: ruleTable(ctx.rules.book()) }),
  );
  implement(app, ctx, 'ruleSources', ({ query }) =>
    Promise.resolve(success(ruleSources(ctx.rules.book(), query.ids.split(',')))),
  );
  implement(app, ctx, 'staffRules', async ({ actor }) => {
    await requireStaff(ctx.db, actor, 'rules');
    const on = await today();
    return success({ on, fault: ctx.rules.fault(), kinds: await overview(ctx.db, on) });
  });
  implement(app, ctx, 'staffRuleKind', async ({ actor, params: { kind } }) => {
    const { userId } = await requireStaff(ctx.db, actor, 'rules');
    if (!isRuleKind(kind)) throw notFound(sentence('rule_unknown'));
    const on = await today();
    return success({ on, kind, ...(await kindView(ctx.db, kind, { userId, today: on })) });
  });
  implement(app, ctx, 'proposeRuleChange', async ({ actor, params, body, write }) => {
    const member = await requireStaff(ctx.db, actor, 'rules');
    return write(async (scope) =>
      success(
        await shown(scope.tx, await proposeChange(ctx, scope, member, params.kind, body), member.userId),
      ),
    );
  });
  implement(app, ctx, 'decideRuleChange', async ({ actor, params, body, write }) => {
    const member = await requireStaff(ctx.db, actor, 'rules');
    const reply = await write(async (scope) =>
      success(await shown(scope.tx, await decideChange(ctx, scope, member, params.id, body), member.userId)),
    );
    // Other nodes are notified by the database; the next request here finds the new rules.
    await ctx.rules.refresh();
    return reply;
  });
}
