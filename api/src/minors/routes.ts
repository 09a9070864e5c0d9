import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { addMinor } from './addMinor.ts';
import { correctMinor } from './correctMinor.ts';
import { ownMinor } from './ownMinor.ts';
import { minorBlockers, removeMinor } from './removeMinor.ts';
import { wasUsed } from './store.ts';

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
  implement(app, ctx, 'minorAccount', async ({ actor, params: { portfolio_id: number } }) => {
    const account = await ownMinor(ctx, ctx.db, { userId: actor.userId, number });
    return success({
      portfolio_id: account.number,
      name: account.name,
      date_of_birth: account.born,
      adult_from: account.adult_from,
      birth_correctable: account.status === 'minor' && !(await wasUsed(ctx.db, account.portfolio_id)),
      blockers: await minorBlockers(ctx, ctx.db, account.portfolio_id),
    });
  });
  implement(app, ctx, 'correctMinor', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const { account, changed } = await correctMinor(ctx, tx, actor, { number: params.portfolio_id, body });
      const { portfolio_id: id, number, name, born } = account;
      await audit({
        action: 'minor.corrected',
        subject: `portfolio:${id}`,
        investorId: actor.userId,
        detail: { child: number, changed },
      });
      return success({ portfolio_id: number, name, date_of_birth: born });
    }),
  );
  implement(app, ctx, 'removeMinor', ({ actor, params: { portfolio_id: number }, body, write }) =>
    write(async ({ tx, audit }) => {
      const account = await removeMinor(ctx, tx, actor, { number, stepUp: body.step_up });
      await audit({
        action: 'minor.removed',
        subject: `portfolio:${account.portfolio_id}`,
        investorId: actor.userId,
        detail: { child: account.number },
      });
      return { status: 'success' as const };
    }),
  );
}
