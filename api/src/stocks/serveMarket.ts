import type { CallName, CallQuery, CallReply } from '@sanchay/contracts';
import { encodeNavs, type NavSeries } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import { isUnchanged, sharesVersion } from '../funds/index.ts';
import type { Context } from '../platform/context.ts';
import { implement, type Incoming } from '../platform/http/implement.ts';
import { pricesBetween } from './priceHistory.ts';

/** Serves calls over the market: public, read only, answered from the browser's copy while the market has not moved. */
export function marketServer(app: FastifyInstance, ctx: Context) {
  return function serve<K extends CallName>(
    name: K,
    answer: (incoming: Incoming<K>) => Promise<CallReply<K>>,
  ): void {
    implement(app, ctx, name, async (incoming) => {
      if (isUnchanged(incoming.request, incoming.reply, await sharesVersion(ctx.db))) {
        // A sent reply takes the place of the answer.
        return incoming.reply.code(304).send() as never;
      }
      return answer(incoming);
    });
  };
}

/** The requested prices, as rows or packed. */
export function historyReply(
  { query, reply }: Pick<Incoming<'stockHistory'>, 'reply'> & { query: CallQuery<'stockHistory'> },
  series: NavSeries,
): CallReply<'stockHistory'> {
  const rows = pricesBetween(series, query);
  if (query.format !== 'packed') return rows;
  return reply.type('application/octet-stream').send(Buffer.from(encodeNavs(rows))) as never;
}
