import { MissingPage } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { lazy, Suspense } from 'react';
import { CoverNeed } from './need/CoverNeed.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const HealthQuotes = lazy(async () => ({
  default: (await import('./quotes/HealthQuotes.tsx')).HealthQuotes,
}));

/** The paths of this remote. The cover calculator is in the first chunk, the quotes come when they are asked for. */
export function InsuranceRoutes() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Routes>
        <Route path="/insurance" element={<CoverNeed />} />
        <Route path="/insurance/health" element={<HealthQuotes />} />
        <Route path="/insurance/*" element={<MissingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
