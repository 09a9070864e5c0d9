import { Route, Routes } from '@sanchay/remote-kit/router';
import { lazy, Suspense } from 'react';
import { Explore } from './explore/Explore.tsx';
import { FundSkeleton } from './fund/FundSkeleton.tsx';
import { FundListSkeleton } from './fund-list/FundListSkeleton.tsx';
import { OrdersSkeleton } from './orders/OrdersSkeleton.tsx';

const FundList = lazy(async () => ({ default: (await import('./fund-list/FundList.tsx')).FundList }));
const FundPage = lazy(async () => ({ default: (await import('./fund/FundPage.tsx')).FundPage }));
const Cart = lazy(async () => ({ default: (await import('./cart/Cart.tsx')).Cart }));
const Orders = lazy(async () => ({ default: (await import('./orders/Orders.tsx')).Orders }));
const OrderPage = lazy(async () => ({ default: (await import('./order/OrderPage.tsx')).OrderPage }));

const list = (
  <Suspense fallback={<FundListSkeleton />}>
    <FundList />
  </Suspense>
);
const fund = (
  <Suspense fallback={<FundSkeleton />}>
    <FundPage />
  </Suspense>
);

/** The paths of this remote. The first page is in the first chunk, the others come when they are asked for. */
export function InvestRoutes() {
  return (
    <Suspense fallback={<OrdersSkeleton />}>
      <Routes>
        <Route path="/mutual-funds" element={<Explore />} />
        <Route path="/mutual-funds/all" element={list} />
        <Route path="/mutual-funds/fund/:slug" element={fund} />
        <Route path="/cart" element={<Cart />} />
        <Route path="/orders" element={<Orders />} />
        <Route path="/orders/:id" element={<OrderPage />} />
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
