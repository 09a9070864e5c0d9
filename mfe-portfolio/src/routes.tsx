import { MissingPage, useBusState } from '@sanchay/remote-kit';
import { Route, Routes, useLocation } from '@sanchay/remote-kit/router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { DashboardSkeleton } from './dashboard/DashboardSkeleton.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { usePortfolioNews } from './live/usePortfolioNews.ts';
import { Private } from './Private.tsx';

const Overview = lazy(async () => ({ default: (await import('./overview/Overview.tsx')).Overview }));
const FundHoldings = lazy(async () => ({
  default: (await import('./fund-holdings/FundHoldings.tsx')).FundHoldings,
}));
const FundHolding = lazy(async () => ({ default: (await import('./holding/FundHolding.tsx')).FundHolding }));
const GoldHolding = lazy(async () => ({ default: (await import('./holding/GoldHolding.tsx')).GoldHolding }));
const CapitalGainsReport = lazy(async () => ({
  default: (await import('./capital-gains/CapitalGainsReport.tsx')).CapitalGainsReport,
}));
const ElssReport = lazy(async () => ({
  default: (await import('./elss-report/ElssReport.tsx')).ElssReport,
}));
const Reports = lazy(async () => ({ default: (await import('./overview/Reports.tsx')).Reports }));
const IncomeReport = lazy(async () => ({
  default: (await import('./income/IncomeReport.tsx')).IncomeReport,
}));
const Analysis = lazy(async () => ({ default: (await import('./analysis/Analysis.tsx')).Analysis }));
const HoldingsReport = lazy(async () => ({
  default: (await import('./holdings-report/HoldingsReport.tsx')).HoldingsReport,
}));
const TransactionsReport = lazy(async () => ({
  default: (await import('./transactions-report/TransactionsReport.tsx')).TransactionsReport,
}));
const Calculation = lazy(async () => ({
  default: (await import('./calculation/Calculation.tsx')).Calculation,
}));
const AssetClassPage = lazy(async () => ({
  default: (await import('./asset-class/AssetClassPage.tsx')).AssetClassPage,
}));
const CashFlows = lazy(async () => ({ default: (await import('./cash-flows/CashFlows.tsx')).CashFlows }));
const OtherAssets = lazy(async () => ({
  default: (await import('./other-assets/OtherAssets.tsx')).OtherAssets,
}));
const NewAsset = lazy(async () => ({ default: (await import('./other-assets/NewAsset.tsx')).NewAsset }));
const AssetPage = lazy(async () => ({ default: (await import('./other-assets/AssetPage.tsx')).AssetPage }));
const Import = lazy(async () => ({ default: (await import('./import/Import.tsx')).Import }));
const Preview = lazy(async () => ({ default: (await import('./import/Preview.tsx')).Preview }));
const Subscriptions = lazy(async () => ({
  default: (await import('./subscriptions/Subscriptions.tsx')).Subscriptions,
}));
const TaxHarvesting = lazy(async () => ({
  default: (await import('./tax-harvesting/TaxHarvesting.tsx')).TaxHarvesting,
}));
const Coins = lazy(async () => ({ default: (await import('./coins/Coins.tsx')).Coins }));
const Watchlist = lazy(async () => ({ default: (await import('./watchlist/Watchlist.tsx')).Watchlist }));
const ManagedAccounts = lazy(async () => ({
  default: (await import('./managed-accounts/ManagedAccounts.tsx')).ManagedAccounts,
}));
const TakeOver = lazy(async () => ({ default: (await import('./hand-over/TakeOver.tsx')).TakeOver }));
const Family = lazy(async () => ({ default: (await import('./family/Family.tsx')).Family }));

const dashboard = (
  <Private skeleton={<DashboardSkeleton />}>
    <Dashboard />
  </Private>
);

/**
 * The paths of this remote. The dashboard is in the first chunk, the others are loaded on demand. Another portfolio is
 * another tree: nothing of the former one stays on the page.
 */
export function PortfolioRoutes() {
  usePortfolioNews();
  const account = useBusState('account/switched')?.portfolioId ?? null;
  if (useLeaving(account)) return <ListSkeleton />;
  return (
    <Suspense key={account} fallback={<ListSkeleton />}>
      <Routes>
        <Route path="/dashboard" element={dashboard} />
        <Route path="/portfolio" element={listed(<Overview />)} />
        <Route path="/portfolio/mutual-funds" element={listed(<FundHoldings />)} />
        <Route path="/portfolio/mutual-funds/:code" element={listed(<FundHolding />)} />
        <Route path="/portfolio/analysis" element={listed(<Analysis />)} />
        <Route path="/portfolio/gold" element={listed(<GoldHolding />)} />
        <Route path="/portfolio/calculation" element={listed(<Calculation />)} />
        <Route path="/portfolio/stocks" element={listed(<AssetClassPage key="stocks" of="stocks" />)} />
        <Route path="/portfolio/us-stocks" element={listed(<AssetClassPage key="us" of="us_stocks" />)} />
        <Route
          path="/portfolio/fixed-deposit"
          element={listed(<AssetClassPage key="fd" of="fixed_deposits" />)}
        />
        <Route path="/portfolio/cash-flows" element={listed(<CashFlows />)} />
        <Route path="/portfolio/other-assets" element={listed(<OtherAssets />)} />
        <Route path="/portfolio/other-assets/new" element={listed(<NewAsset />)} />
        <Route path="/portfolio/other-assets/:id" element={listed(<AssetPage />)} />
        <Route path="/import" element={listed(<Import />)} />
        <Route path="/import/:id" element={listed(<Preview />)} />
        <Route path="/reports" element={listed(<Reports />)} />
        <Route path="/reports/capital-gains" element={listed(<CapitalGainsReport />)} />
        <Route path="/reports/elss-report" element={listed(<ElssReport />)} />
        <Route path="/reports/holdings" element={listed(<HoldingsReport />)} />
        <Route path="/reports/income" element={listed(<IncomeReport />)} />
        <Route path="/reports/transactions" element={listed(<TransactionsReport />)} />
        <Route path="/subscriptions" element={listed(<Subscriptions />)} />
        <Route path="/tax-harvesting" element={listed(<TaxHarvesting />)} />
        <Route path="/coins" element={listed(<Coins />)} />
        <Route path="/watchlist" element={listed(<Watchlist />)} />
        <Route path="/family" element={listed(<Family />)} />
        <Route path="/family/hand-over/:id" element={listed(<TakeOver />)} />
        <Route path="/managed-accounts" element={listed(<ManagedAccounts />)} />
        <Route path="/dashboard/*" element={<MissingPage />} />
        <Route path="/portfolio/*" element={<MissingPage />} />
        <Route path="/import/*" element={<MissingPage />} />
        <Route path="/reports/*" element={<MissingPage />} />
        <Route path="/subscriptions/*" element={<MissingPage />} />
        <Route path="/tax-harvesting/*" element={<MissingPage />} />
        <Route path="/coins/*" element={<MissingPage />} />
        <Route path="/watchlist/*" element={<MissingPage />} />
        <Route path="/family/*" element={<MissingPage />} />
        <Route path="/managed-accounts/*" element={<MissingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}

/**
 * Whether the page of the former account is still at the router. An account switch opens the dashboard, but the router
 * follows in a transition, later than the bus: its page would be requested for the new account.
 */
function useLeaving(account: string | null): boolean {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(account);
  const isLeaving = shown !== null && shown !== account && pathname !== globalThis.location.pathname;
  useEffect(() => {
    if (!isLeaving) setShown(account);
  }, [isLeaving, account]);
  return isLeaving;
}

function listed(screen: React.ReactNode) {
  return <Private skeleton={<ListSkeleton />}>{screen}</Private>;
}
