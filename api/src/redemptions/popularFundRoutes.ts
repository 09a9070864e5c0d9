import { istDate } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { mostBoughtFunds, mostSoldFunds } from './popularFunds.ts';

/** Public lists of funds that many investors bought or sold. */
export function popularFundRoutes(app: FastifyInstance, ctx: Context): void {
  for (const [name, funds] of [
    ['topBought', mostBoughtFunds],
    ['topSold', mostSoldFunds],
  ] as const)
    implement(app, ctx, name, async () => funds(ctx.db, istDate(await ctx.business.now())));
}
