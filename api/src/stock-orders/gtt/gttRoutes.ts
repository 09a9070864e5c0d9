import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { success } from '../../platform/http/success.ts';
import { cancelGtt, changeGtt, createGtt } from './gttService.ts';
import { gttsOf, type GttRow } from './gttStore.ts';
import { gttViews } from './gttView.ts';

/** Orders that are good till triggered. */
export function gttRoutes(app: FastifyInstance, ctx: Context): void {
  const shown = async (tx: Tx, row: GttRow) => success((await gttViews(tx, [row]))[0]!);
  const detailOf = ({ isin, side, quantity, below_trigger, above_trigger }: GttRow) => ({
    isin,
    side,
    quantity,
    below_trigger,
    above_trigger,
  });
  implement(app, ctx, 'gttOrders', async ({ actor }) =>
    success(await gttViews(ctx.db, await gttsOf(ctx.db, actor.portfolioId))),
  );
  implement(app, ctx, 'createGttOrder', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const gtt = await createGtt(ctx, tx, actor, body);
      await audit({ action: 'gtt_created', subject: gtt.id, detail: detailOf(gtt) });
      return shown(tx, gtt);
    }),
  );
  implement(app, ctx, 'changeGttOrder', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      const gtt = await changeGtt(ctx, tx, actor, { id: params.id, body });
      await audit({ action: 'gtt_changed', subject: gtt.id, detail: detailOf(gtt) });
      return shown(tx, gtt);
    }),
  );
  implement(app, ctx, 'cancelGttOrder', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const gtt = await cancelGtt(ctx, tx, actor, params.id);
      await audit({ action: 'gtt_cancelled', subject: gtt.id });
      return shown(tx, gtt);
    }),
  );
}
