import { isIsoDate } from '@sanchay/finance';
import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { databaseClock } from '../../../platform/process/businessClock.ts';
import { notFound, Problem } from '../../../platform/http/problem.ts';
import { hasShape } from '../../../platform/http/validation.ts';
import type { Gateway } from '../gateway.ts';
import { signedBody, signedScope } from '../signedScope.ts';
import { actionRoutes } from './actions/actionRoutes.ts';
import { cancelOrder, paise, takeOrder } from './desk.ts';
import { exchangeOutcome } from './outcomes.ts';
import { notices } from './notices/noticeStore.ts';
import { exchangeOutbox, lastTradesAfter, openExchangeStore, tradesAfter } from './store.ts';

const MONEY = '^\\d{1,7}\\.\\d\\d$';
const Order = T.Object({
  id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  isin: T.String({ pattern: '^[A-Z]{2}[A-Z0-9]{9}\\d$' }),
  side: T.Union([T.Literal('buy'), T.Literal('sell')]),
  quantity: T.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  price: T.Union([T.String({ pattern: MONEY }), T.Null()]),
  trigger: T.Union([T.String({ pattern: MONEY }), T.Null()]),
  validity: T.Union([T.Literal('day'), T.Literal('ioc')]),
  at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
  notify_url: T.String({ pattern: '^https?://[^\\s]{1,500}$' }),
});
const isOrder = hasShape(Order);

const MOST_MESSAGES = 500;
const MOST_TRADES = 5_000;

interface Route {
  Params: { id: string };
  Querystring: { after?: string; closed?: string };
}

/** The sandbox's stock exchange: orders, messages and their replay, corporate actions. */
export async function exchangeRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  await openExchangeStore(gateway.db);
  await notices.open(gateway.db);
  await actionRoutes(app, gateway);
  const business = databaseClock(gateway.db, () => gateway.now());
  await signedScope(app, gateway, 'exchange', (scope) => {
    scope.post('/exchange/orders', async (request) => {
      const { price, trigger, at, ...order } = signedBody(request, isOrder);
      const { failures } = exchangeOutcome(order.quantity);
      if (failures > 0 && (await exchangeOutbox.countFailure(gateway.db, order.id)) <= failures)
        throw new Problem(503, 'failure', 'unavailable', 'The exchange is not reachable.');
      await takeOrder(gateway, {
        ...order,
        price: price === null ? null : paise(price),
        trigger: trigger === null ? null : paise(trigger),
        entered_at: new Date(at),
        annul_at: null,
      });
      return { id: order.id };
    });
    scope.post<Route>('/exchange/orders/:id/cancel', async ({ params: { id } }) => {
      if (!(await cancelOrder(gateway, id, await business.now()))) throw notFound('There is no such order.');
      return { id };
    });
    scope.get<Route>('/exchange/messages', async ({ query }) => {
      return { messages: await exchangeOutbox.after(gateway.db, numberOf(query), MOST_MESSAGES) };
    });
    scope.get<Route>('/exchange/last-trades', async ({ query }) => ({
      trades: await lastTradesAfter(gateway.db, dayOf(query.after)),
    }));
    scope.get<Route>('/exchange/share-trades', async ({ query }) => ({
      trades: await tradesAfter(
        gateway.db,
        { number: numberOf(query), day: dayOf(query.closed) },
        MOST_TRADES,
      ),
    }));
    scope.get<Route>('/exchange/notices', async ({ query }) => ({
      notices: await notices.after(gateway.db, numberOf(query), MOST_MESSAGES),
    }));
  });
}

/** The day after which trades are asked for. @throws Problem 400 */
function dayOf(day = ''): string {
  if (isIsoDate(day)) return day;
  throw new Problem(400, 'params_invalid', 'params_invalid', 'The day is not understood.');
}

/** The number after which a list starts. @throws Problem 400 */
function numberOf({ after: text = '0' }: Route['Querystring']): number {
  const after = Number(text);
  if (Number.isSafeInteger(after) && after >= 0) return after;
  throw new Problem(400, 'params_invalid', 'params_invalid', 'The number is not understood.');
}
