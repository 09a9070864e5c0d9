import type { CallName, CallReply } from '@sanchay/contracts';
import { encodeNavs } from '@sanchay/finance';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import type { Incoming } from '../platform/implement.ts';
import { success } from '../platform/success.ts';
import { categoryReturns, categoryTree, schemeTree } from './categoryLists.ts';
import { isUnchanged } from './freshness.ts';
import { amcList, fundAmcs, houseCode } from './houses.ts';
import { investmentStats } from './investmentStats.ts';
import { marketVersion, marketView } from './marketView.ts';
import type { MarketView } from './marketView.ts';
import { navHistory } from './navHistory.ts';
import { schemeDetails } from './schemeDetails.ts';
import { searchFunds } from './searchFunds.ts';

type FundCall = Extract<
  CallName,
  | 'amcList'
  | 'fundAmcs'
  | 'fundsOfAmc'
  | 'fundCategories'
  | 'fundSchemeCategories'
  | 'schemeList'
  | 'schemeDetails'
  | 'fundInvestmentStats'
  | 'navHistory'
  | 'mutualFundSearch'
>;

/** Funds: public, read only, and answered from the browser's copy while the market has not moved. */
export function fundRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  function serve<K extends FundCall>(
    name: K,
    answer: (incoming: Incoming<K>, view: () => Promise<MarketView>) => Promise<CallReply<K>>,
  ): void {
    implement(app, ctx, name, async (incoming) => {
      const version = await marketVersion(db);
      if (isUnchanged(incoming.request, incoming.reply, version)) {
        // A sent reply takes the place of the answer.
        return incoming.reply.code(304).send() as never;
      }
      return answer(incoming, () => marketView(db, version));
    });
  }

  serve('amcList', () => amcList(db));
  serve('fundAmcs', async (_incoming, view) => success({ funds: fundAmcs(await view()) }));
  serve('fundsOfAmc', async ({ params, query }, view) => {
    const fund_house = await houseCode(db, params.code);
    const { data, meta } = searchFunds(await view(), { ...query, fund_house });
    return { status: 'success', data, meta };
  });
  serve('fundCategories', async (_incoming, view) => categoryReturns(await view()));
  serve('fundSchemeCategories', async (_incoming, view) => success(categoryTree(await view())));
  serve('schemeList', async (_incoming, view) => schemeTree(await view()));
  serve('schemeDetails', ({ params }) => schemeDetails(db, params.codes));
  serve('fundInvestmentStats', async ({ params }) => success(await investmentStats(db, params.code)));
  serve('navHistory', async ({ params, query, reply }) => {
    const rows = await navHistory(db, params.code, query);
    if (query.format !== 'packed') return rows;
    return reply.type('application/octet-stream').send(Buffer.from(encodeNavs(rows))) as never;
  });
  serve('mutualFundSearch', async ({ query }, view) => ({
    status: 'success',
    ...searchFunds(await view(), query),
  }));
}
