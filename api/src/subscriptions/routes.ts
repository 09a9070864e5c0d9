import type { SubscriptionFile } from '@sanchay/contracts';
import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../documents/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { isUuid } from '../platform/uuid.ts';
import { cancelSubscription, setAutoRenew } from './cancel.ts';
import { invoicePdf } from './invoicePdf.ts';
import { sentence } from './messages.ts';
import { findSubscription } from './store.ts';
import { subscribe } from './subscribe.ts';
import { subscriptionsView, subscriptionView } from './view.ts';

/** Calls of subscriptions of the current portfolio. */
export function subscriptionRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'subscriptions', ({ actor }) => subscriptionsView(ctx, actor));
  implement(app, ctx, 'createSubscription', ({ actor, body, write }) =>
    write(async (scope) =>
      success(await subscriptionView(ctx, scope.tx, await subscribe(ctx, scope, actor, body))),
    ),
  );
  implement(app, ctx, 'updateSubscription', ({ actor, params, body, write }) =>
    write(async (scope) => {
      const row = await setAutoRenew(scope, actor, params.id, body.subscriptions.auto_renew);
      return success(await subscriptionView(ctx, scope.tx, row));
    }),
  );
  implement(app, ctx, 'cancelSubscription', ({ actor, params, write }) =>
    write(async (scope) =>
      success(await subscriptionView(ctx, scope.tx, await cancelSubscription(ctx, scope, actor, params.id))),
    ),
  );
  implement(app, ctx, 'subscriptionFile', async ({ actor, params, reply }) =>
    sendBytes(reply, await subscriptionFile(ctx, actor, params)),
  );
}

/** @throws Problem 404 where the portfolio has no such subscription, or the subscription no such document */
async function subscriptionFile(
  ctx: Context,
  actor: Actor,
  { id, file }: { id: string; file: SubscriptionFile },
): Promise<Buffer> {
  const row = isUuid(id) ? await findSubscription(ctx.db, id) : null;
  if (row?.portfolio_id !== actor.portfolioId) throw notFound(sentence('unknown'));
  const number = file === 'invoice.pdf' ? row.invoice_no : row.credit_note_no;
  if (number === null) throw notFound(sentence('no_file'));
  const [holder] = await ctx.db.query<{ name: string }>('SELECT name FROM kyc_records WHERE id = $1', [
    row.kyc_id,
  ]);
  return invoicePdf(file, row, { name: holder!.name, sandbox: ctx.settings.sandbox });
}
