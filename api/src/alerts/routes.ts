import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { fundAlertsOf } from './fundAlerts.ts';
import { addAlert, alertsOf, changeAlert, removeAlert, restoreAlert } from './service.ts';

/** Alerts that a user set on prices and on records of funds. */
export function alertRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'priceAlerts', async ({ actor }) => success(await alertsOf(ctx, ctx.db, actor.userId)));

  implement(app, ctx, 'addPriceAlert', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const id = await addAlert(ctx, tx, actor.userId, body);
      await audit({ action: 'addPriceAlert', subject: id, detail: { ...body } });
      return success(await alertsOf(ctx, tx, actor.userId));
    }),
  );

  implement(app, ctx, 'changePriceAlert', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      await changeAlert(ctx, tx, actor.userId, { id: params.alert_id, ...body });
      await audit({ action: 'changePriceAlert', subject: params.alert_id, detail: { ...body } });
      return success(await alertsOf(ctx, tx, actor.userId));
    }),
  );

  for (const [name, change] of [
    ['removePriceAlert', removeAlert],
    ['restorePriceAlert', restoreAlert],
  ] as const) {
    implement(app, ctx, name, ({ actor, params, write }) =>
      write(async ({ tx, audit }) => {
        const changed = await change(ctx, tx, actor.userId, params.alert_id);
        await audit({ action: name, subject: params.alert_id, detail: { changed } });
        return success(await alertsOf(ctx, tx, actor.userId));
      }),
    );
  }
  fundAlertRoutes(app, ctx);
}

function fundAlertRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'fundAlerts', async ({ actor }) =>
    success(await fundAlertsOf(ctx, ctx.db, actor.userId)),
  );

  implement(app, ctx, 'addFundAlert', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const id = await addAlert(ctx, tx, actor.userId, { kind: 'mutual_fund', ...body });
      await audit({ action: 'addFundAlert', subject: id, detail: { ...body } });
      return success(await fundAlertsOf(ctx, tx, actor.userId));
    }),
  );

  for (const [name, change] of [
    ['removeFundAlert', removeAlert],
    ['restoreFundAlert', restoreAlert],
  ] as const) {
    implement(app, ctx, name, ({ actor, params, write }) =>
      write(async ({ tx, audit }) => {
        const changed = await change(ctx, tx, actor.userId, params.alert_id);
        await audit({ action: name, subject: params.alert_id, detail: { changed } });
        return success(await fundAlertsOf(ctx, tx, actor.userId));
      }),
    );
  }
}
