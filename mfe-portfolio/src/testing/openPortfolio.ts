import type { FakeAnswers } from '@sanchay/api-client/testing';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { PortfolioRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';
import {
  asha,
  gold,
  heldReply,
  holdingsReply,
  order,
  ordersReply,
  parvat,
  plan,
  returnsReply,
  tasksReply,
  udaan,
} from './samples.ts';

const answers: FakeAnswers = {
  portfolioReturns: returnsReply,
  holdings: holdingsReply([parvat, udaan, gold]),
  orders: ordersReply([order]),
  systematicPlans: { status: 'success', data: [plan] },
  tasks: tasksReply([]),
  heldUnits: heldReply(),
  sipHistory: { status: 'success', data: { years: [] } },
  navHistory: [],
};

/** The remote at a path, by default with Asha signed in and a filled portfolio. */
export async function openPortfolio(
  at: string,
  { answers: other, ...options }: Partial<RenderRemoteOptions> = {},
): Promise<RenderedRemote> {
  // Fetched before, so that a slow machine does not look like a screen that is missing.
  await Promise.all([
    import('../overview/Overview.tsx'),
    import('../fund-holdings/FundHoldings.tsx'),
    import('../holding/FundHolding.tsx'),
    import('../watchlist/Watchlist.tsx'),
  ]);
  return renderRemote(PortfolioRoutes, {
    name: MESSAGES,
    messages: messageLoaders,
    at,
    session: { loggedIn: true, userFetched: true, user: asha },
    answers: { ...answers, ...other },
    ...options,
  });
}
