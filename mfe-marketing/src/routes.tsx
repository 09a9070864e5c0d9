import { MissingPage, screen } from '@sanchay/remote-kit';
import type { Screens } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { Suspense } from 'react';
import { CalculatorSkeleton } from './calculators/CalculatorSkeleton.tsx';
import { Home } from './home/Home.tsx';
import { publicPages } from './public-page/publicPages.ts';

const Calculators = screen(async () => (await import('./calculators/Calculators.tsx')).Calculators);
const SipCalculator = screen(async () => (await import('./sip-calculator/SipCalculator.tsx')).SipCalculator);

/** Screens with a chunk of their own, by their route: their code is here before their HTML is taken over. */
export const marketingScreens: Screens = {
  '/calculators': Calculators,
  '/calculators/sip-calculator': SipCalculator,
  ...publicPages,
};

/** The paths of this remote. Home is in the first chunk, the calculators come when they are asked for. */
export function MarketingRoutes() {
  return (
    <Suspense fallback={<CalculatorSkeleton />}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/calculators" element={<Calculators />} />
        <Route path="/calculators/sip-calculator" element={<SipCalculator />} />
        {Object.entries(publicPages).flatMap(([path, Page]) => [
          <Route key={path} path={path} element={<Page />} />,
          <Route key={`${path}/*`} path={`${path}/*`} element={<MissingPage />} />,
        ])}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
