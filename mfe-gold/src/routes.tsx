import { MissingPage } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { Suspense, lazy } from 'react';
import { ExploreGold } from './explore/ExploreGold.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const BuyGold = lazy(async () => ({ default: (await import('./buy/BuyGold.tsx')).BuyGold }));
const GoldOrders = lazy(async () => ({ default: (await import('./orders/GoldOrders.tsx')).GoldOrders }));

/** The paths of this remote. The price page is in the first chunk, the others come when they are asked for. */
export function GoldRoutes() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Routes>
        <Route path="/gold" element={<ExploreGold />} />
        <Route path="/gold/buy" element={<BuyGold />} />
        <Route path="/gold/orders" element={<GoldOrders />} />
        <Route path="/gold/*" element={<MissingPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
