import { MissingPage, screen, type Screens } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { Suspense } from 'react';
import { calculatorScreens } from './calculators/calculatorScreens.tsx';
import { CalculatorSkeleton } from './calculators/CalculatorSkeleton.tsx';
import { helpScreens } from './help/helpScreens.ts';
import { publicPages } from './public-page/publicPages.ts';

const Home = screen(async () => (await import('./home/Home.tsx')).Home);

/** Screens with a chunk of their own, by their route: their code is here before their HTML is taken over. */
export const marketingScreens: Screens = {
  '/': Home,
  ...calculatorScreens,
  ...publicPages,
  ...helpScreens,
};

/** The paths of this remote; every page is loaded on demand. */
export function MarketingRoutes() {
  return (
    <Suspense fallback={<CalculatorSkeleton />}>
      <Routes>
        <Route path="/" element={<Home />} />
        {Object.entries(calculatorScreens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="/calculators/*" element={<MissingPage />} />
        {Object.entries(publicPages).flatMap(([path, Page]) => [
          <Route key={path} path={path} element={<Page />} />,
          <Route key={`${path}/*`} path={`${path}/*`} element={<MissingPage />} />,
        ])}
        {Object.entries(helpScreens).map(([path, Screen]) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="/help/*" element={<MissingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
