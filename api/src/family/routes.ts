import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { familyOf, setMember } from './service.ts';

/** The family view of the signed-in user, whichever account is open. */
export function familyRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'family', async ({ actor, query }) => success(await familyOf(ctx, actor, query.year)));
  implement(app, ctx, 'setFamilyMember', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const { portfolio_id: portfolioId } = params;
      const { included } = body;
      await setMember(ctx, tx, actor, { portfolioId, included });
      await audit({ action: 'family.changed', subject: `portfolio:${portfolioId}`, detail: { included } });
      return { status: 'success' };
    }),
  );
}
