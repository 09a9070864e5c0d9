import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { addMinor } from './addMinor.ts';

/** The accounts of the minors of the signed-in user. */
export function minorRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'addMinor', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const { id, number, name } = await addMinor(ctx, tx, actor.userId, body);
      const { relation, clubbed } = body;
      await audit({
        action: 'minor.added',
        subject: `portfolio:${id}`,
        investorId: actor.userId,
        detail: { relation, clubbed },
      });
      return success({ portfolio_id: number, name });
    }),
  );
}
