import { sumRupees, toWire } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import { requireStaff } from '../help/index.ts';
import { paymentView, type ChargebackDesk } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import type { Domain } from '../platform/domain.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { isUuid } from '../platform/uuid.ts';
import { lockSales } from '../redemptions/index.ts';
import { chargebackOpened } from './desk.ts';
import { duePaid, payDue, reverseDuePayment } from './payDue.ts';
import { settleChargeback } from './settle.ts';
import { chargebackOfTicket, chargebacksOf } from './store.ts';
import { chargebackView, outstandingOf } from './view.ts';

export { chargebacksOf } from './store.ts';
export { outstandingOf } from './view.ts';

const desk: ChargebackDesk = { lock: lockSales, opened: chargebackOpened };

/** What follows from a chargeback: frozen units, a ticket, and how what is due is paid or settled. */
export const chargebacksDomain = {
  name: 'chargebacks',
  routes: chargebackRoutes,
  payments: {
    // Nothing is booked before the amount due is paid, so an unpaid payment has nothing to undo.
    chargeback_due: { paid: duePaid, ended: async () => undefined, chargeback: reverseDuePayment },
  },
  provides: { chargebackDesk: () => desk },
} satisfies Domain;

function chargebackRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'chargebacks', async ({ actor }) => {
    const rows = await chargebacksOf(ctx.db, actor.portfolioId);
    const outstanding = toWire(sumRupees(rows.map(outstandingOf)), 2);
    return success({ outstanding, chargebacks: rows.map(chargebackView) });
  });
  implement(app, ctx, 'payChargeback', async ({ actor, params, body, write }) =>
    write(async (scope) => success(paymentView(await payDue(ctx, scope, actor, params.id, body), ctx.now()))),
  );
  implement(app, ctx, 'staffChargeback', async ({ actor, params }) => {
    await requireStaff(ctx.db, actor, 'support');
    const row = isUuid(params.id) ? await chargebackOfTicket(ctx.db, params.id) : null;
    return success(row && chargebackView(row));
  });
  implement(app, ctx, 'settleChargeback', async ({ actor, params, body, write }) => {
    const member = await requireStaff(ctx.db, actor, 'support');
    return write(async (scope) =>
      success(chargebackView(await settleChargeback(ctx, scope, member, params.id, body))),
    );
  });
}
