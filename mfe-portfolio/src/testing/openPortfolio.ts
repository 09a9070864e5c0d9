import type { FakeAnswers } from '@sanchay/api-client/testing';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from '@sanchay/test-kit';
import { PortfolioRoutes } from '../routes.tsx';
import { MESSAGES, messageLoaders } from '../messages.ts';
import { noComparison } from './comparison.ts';
import { netWorthReply } from './netWorth.ts';
import { importedReply, updatesReply } from './imports.ts';
import { otherAssetsReply } from './otherAssets.ts';
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
  netWorth: netWorthReply(),
  netWorthMarks: { status: 'success', data: [] },
  netWorthFlows: { status: 'success', data: { as_of: '2026-11-20', flows: [] } },
  everyHolding: holdingsReply([parvat, udaan, gold]),
  goals: { status: 'success', data: { as_of: '2026-11-20', goals: [] } },
  orders: ordersReply([order]),
  systematicPlans: { status: 'success', data: [plan] },
  tasks: tasksReply([]),
  heldUnits: heldReply(),
  holdingComparison: noComparison,
  sipHistory: { status: 'success', data: { years: [] } },
  navHistory: [],
  watchlists: { status: 'success', data: { limit: 20, lists: [], entries: [] } },
  priceAlerts: { status: 'success', data: { limit: 100, items: [] } },
  fundAlerts: { status: 'success', data: { limit: 100, items: [] } },
  otherAssets: otherAssetsReply([]),
  imports: { status: 'success', data: [] },
  statementUpdates: updatesReply(),
  importedHoldings: importedReply([]),
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
    import('../subscriptions/Subscriptions.tsx'),
    import('../coins/Coins.tsx'),
    import('../tax-harvesting/TaxHarvesting.tsx'),
    import('../analysis/Analysis.tsx'),
    import('../capital-gains/CapitalGainsReport.tsx'),
    import('../elss-report/ElssReport.tsx'),
    import('../income/IncomeReport.tsx'),
    import('../holdings-report/HoldingsReport.tsx'),
    import('../transactions-report/TransactionsReport.tsx'),
    import('../calculation/Calculation.tsx'),
    import('../cash-flows/CashFlows.tsx'),
    import('../asset-class/AssetClassPage.tsx'),
    import('../other-assets/OtherAssets.tsx'),
    import('../other-assets/NewAsset.tsx'),
    import('../other-assets/AssetPage.tsx'),
    import('../import/Import.tsx'),
    import('../import/Preview.tsx'),
    import('../managed-accounts/ManagedAccounts.tsx'),
    import('../family/Family.tsx'),
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
