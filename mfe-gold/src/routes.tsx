import { MissingPage, screen, type Screens } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { Suspense } from 'react';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const ExploreGold = screen(async () => (await import('./explore/ExploreGold.tsx')).ExploreGold);
const BuyGold = screen(async () => (await import('./buy/BuyGold.tsx')).BuyGold);
const GoldOrders = screen(async () => (await import('./orders/GoldOrders.tsx')).GoldOrders);

/** Screens with a chunk of their own, by their route. */
export const goldScreens: Screens = {
  '/gold': ExploreGold,
  '/gold/buy': BuyGold,
  '/gold/orders': GoldOrders,
};

/** The paths of this remote; each screen is loaded when it is opened. */
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
