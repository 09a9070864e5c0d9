import { MissingPage, useBusState } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { lazy, Suspense } from 'react';
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
const Watchlist = lazy(async () => ({ default: (await import('./watchlist/Watchlist.tsx')).Watchlist }));

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
  const account = useBusState('account/switched');
  return (
    <Suspense key={account?.portfolioId} fallback={<ListSkeleton />}>
      <Routes>
        <Route path="/dashboard" element={dashboard} />
        <Route path="/portfolio" element={listed(<Overview />)} />
        <Route path="/portfolio/mutual-funds" element={listed(<FundHoldings />)} />
        <Route path="/portfolio/mutual-funds/:code" element={listed(<FundHolding />)} />
        <Route path="/portfolio/gold" element={listed(<GoldHolding />)} />
        <Route path="/watchlist" element={listed(<Watchlist />)} />
        <Route path="/dashboard/*" element={<MissingPage />} />
        <Route path="/portfolio/*" element={<MissingPage />} />
        <Route path="/watchlist/*" element={<MissingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}

function listed(screen: React.ReactNode) {
  return <Private skeleton={<ListSkeleton />}>{screen}</Private>;
}
