import { istDate } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import { success } from '../platform/success.ts';
import { ruleTable } from './ruleTable.ts';

/** The rule table and the business day: pages take both from here, so that server and browser see one day. */
export function ruleRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'datedRules', async () =>
    success({ on: istDate(await ctx.business.now()), rules: ruleTable(ctx.rules.book()) }),
  );
}
