import { Route, Routes } from '@sanchay/remote-kit/router';
import { lazy, Suspense } from 'react';
import { CalculatorSkeleton } from './calculators/CalculatorSkeleton.tsx';
import { Home } from './home/Home.tsx';

const Calculators = lazy(async () => ({
  default: (await import('./calculators/Calculators.tsx')).Calculators,
}));
const SipCalculator = lazy(async () => ({
  default: (await import('./sip-calculator/SipCalculator.tsx')).SipCalculator,
}));

/** The paths of this remote. Home is in the first chunk, the calculators come when they are asked for. */
export function MarketingRoutes() {
  return (
    <Suspense fallback={<CalculatorSkeleton />}>
      <Routes>
        <Route path="/" element={<Home />} />
        <Route path="/calculators" element={<Calculators />} />
        <Route path="/calculators/sip-calculator" element={<SipCalculator />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
