import type { CallName, CallReply } from '@sanchay/contracts';
import { encodeNavs, type NavRow } from '@sanchay/finance';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement, type Incoming } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { categoryReturns, categoryTree, schemeTree } from './categoryLists.ts';
import { isUnchanged } from './freshness.ts';
import { amcList, fundAmcs, houseCode } from './houses.ts';
import { compareFunds } from './compare/compareFunds.ts';
import { fundFigures } from './figures/fundFigures.ts';
import { navOverlay } from './figures/navOverlay.ts';
import { investmentStats } from './investmentStats.ts';
import { fundCsv } from './lists/fundCsv.ts';
import { fundLists } from './lists/fundLists.ts';
import { marketVersion, marketView, type MarketView } from './marketView.ts';
import { indexNav } from './indexNav.ts';
import { navHistory } from './navHistory.ts';
import { navCsv } from './navCsv.ts';
import { fundPeers } from './record/fundPeers.ts';
import { fundRecord } from './record/fundRecord.ts';
import { schemeDetails } from './schemeDetails.ts';
import { everyFund, searchFunds } from './searchFunds.ts';

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
  | 'fundFigures'
  | 'fundPeers'
  | 'fundLists'
  | 'navOverlay'
  | 'compareFunds'
  | 'navHistory'
  | 'indexNav'
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
      if (isUnchanged(incoming.request, incoming.reply, version.toString(36))) {
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
    if (query.format === 'csv') return asFile(reply, `nav-${params.code}.csv`, navCsv(rows));
    return query.format === 'packed' ? packed(reply, rows) : rows;
  });
  serve('indexNav', ({ params, query }) => indexNav(db, params.code, query));
  serve('navOverlay', async ({ params, query, reply }) => {
    const rows = await navOverlay(db, params.code, params.of);
    return query.format === 'packed' ? packed(reply, rows) : rows;
  });
  serve('fundFigures', async ({ params }) => success(await fundFigures(db, params.codes)));
  serve('fundPeers', async ({ params }, view) => success(await fundPeers(db, await view(), params.code)));
  serve('compareFunds', async ({ params }) => success(await compareFunds(db, params.codes)));
  serve('fundLists', async (_incoming, view) => success(fundLists(await view())));
  // Whether a NAV is late depends on the hour too, so nobody keeps this answer.
  implement(app, ctx, 'fundRecord', async ({ params }) => success(await fundRecord(ctx, params.code)));
  serve('mutualFundSearch', async ({ query, reply }, view) => {
    const market = await view();
    if (query.format === 'csv') return asFile(reply, 'funds.csv', fundCsv(everyFund(market, query)));
    return { status: 'success', ...searchFunds(market, query) };
  });
}

/** A history as bytes in place of rows. A reply that was sent takes the place of the answer. */
function packed(reply: FastifyReply, rows: readonly NavRow[]): never {
  return reply.type('application/octet-stream').send(Buffer.from(encodeNavs(rows))) as never;
}

function asFile(reply: FastifyReply, name: string, csv: string): never {
  reply.header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`);
  return reply.type('text/csv; charset=utf-8').send(csv) as never;
}
