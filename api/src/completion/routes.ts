import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { completionFacts } from './facts.ts';

const NO_ACCOUNT = { en: 'Account not found.', hi: 'खाता नहीं मिला।' };

export function completionRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'onboardingStatus', async ({ actor }) => {
    const facts = await completionFacts(ctx.db, actor.portfolioId);
    if (!facts) throw notFound(localize(NO_ACCOUNT));
    return success(facts);
  });
}
