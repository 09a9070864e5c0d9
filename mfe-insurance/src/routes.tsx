import { MissingPage, screen, type Screens } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { Suspense } from 'react';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const CoverNeed = screen(async () => (await import('./need/CoverNeed.tsx')).CoverNeed);
const HealthQuotes = screen(async () => (await import('./quotes/HealthQuotes.tsx')).HealthQuotes);

/** Screens with a chunk of their own, by their route. */
export const insuranceScreens: Screens = { '/insurance': CoverNeed, '/insurance/health': HealthQuotes };

/** The paths of this remote; each screen is loaded when it is opened. */
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
