import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { hasShape } from '../../../platform/http/validation.ts';
import { databaseClock } from '../../../platform/process/businessClock.ts';
import { formScope } from '../formBodies.ts';
import type { Gateway } from '../gateway.ts';
import { sendPartnerPage } from '../partnerPage.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { usActionRoutes } from './actions/usActionRoutes.ts';
import { brokerPage } from './brokerPage.ts';
import { brokerOutcome, cancelOrder, takeOrder } from './desk.ts';
import { brokerOutbox, haltedSymbols, lastPrice, openBrokerStore, openOrders, setHalt } from './store.ts';

const nullable = (pattern: string) => T.Union([T.String({ pattern }), T.Null()]);
const Order = T.Object({
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  account: T.String({ pattern: '^US-[0-9a-zA-Z]{6,12}$' }),
  symbol: T.String({ minLength: 1, maxLength: 12 }),
  side: T.Union([T.Literal('buy'), T.Literal('sell')]),
  quantity: nullable('^\\d{1,11}\\.\\d{6}$'),
  value: nullable('^\\d{1,12}\\.\\d{2}$'),
  ordered: T.String({ pattern: '^\\d{1,12}\\.(\\d{2}|\\d{6})$' }),
  limit: nullable('^\\d{1,9}\\.\\d{4}$'),
  validity: T.Union([T.Literal('day'), T.Literal('ioc')]),
  at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  notify_url: T.String({ pattern: '^https?://[^\\s]{1,500}$' }),
});
const isOrder = hasShape(Order);

const MOST_MESSAGES = 500;

interface Route {
  Params: { id: string };
  Querystring: { after?: string };
  Body: string;
}

/** The sandbox's broker for US shares: orders, messages and their replay, and a page with its orders, faults and halts. */
export async function brokerRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const { db } = gateway;
  await openBrokerStore(db);
  await usActionRoutes(app, gateway);
  const business = databaseClock(db, () => gateway.now());
  await signedScope(app, gateway, 'broker', (scope) => {
    scope.post('/us-broker/orders', async (request) => {
      const { limit, at, id, symbol, side, quantity, value, ordered, validity, notify_url } = signedBody(
        request,
        isOrder,
      );
      const { failures } = brokerOutcome(ordered);
      if (failures > 0 && (await brokerOutbox.countFailure(db, id)) <= failures)
        throw new Problem(503, 'failure', 'unavailable', 'The broker is not reachable.');
      const order = { id, symbol, side, quantity, value, ordered, validity, notify_url };
      await takeOrder(gateway, { ...order, limit_price: limit, entered_at: new Date(at) });
      return { id };
    });
    scope.post<Route>('/us-broker/orders/:id/cancel', async ({ params: { id } }) => {
      if (!(await cancelOrder(gateway, id, await business.now()))) throw notFound('There is no such order.');
      return { id };
    });
    scope.get<Route>('/us-broker/messages', async ({ query }) => {
      const after = Number(query.after ?? '0');
      if (!Number.isSafeInteger(after) || after < 0)
        throw new Problem(400, 'params_invalid', 'params_invalid', 'The number is not understood.');
      return { messages: await brokerOutbox.after(db, after, MOST_MESSAGES) };
    });
  });
  await formScope(app, (scope) => {
    scope.get('/us-broker', async (_request, reply) =>
      sendPartnerPage(reply, brokerPage({ orders: await openOrders(db), halted: await haltedSymbols(db) })),
    );
    scope.post<Route>('/us-broker', async ({ body }, reply) => {
      const form = new URLSearchParams(body);
      const symbol = (form.get('share') ?? '').trim().toUpperCase();
      if ((await lastPrice(db, symbol)) !== null) await setHalt(db, symbol, form.get('action') === 'halt');
      return reply.redirect('/us-broker', 303);
    });
  });
}
