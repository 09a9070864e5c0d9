import { MissingPage, screen, type Screens } from '@sanchay/remote-kit';
import { Route, Routes } from '@sanchay/remote-kit/router';
import { Suspense } from 'react';
import { FundSkeleton } from './fund/FundSkeleton.tsx';
import { FundListSkeleton } from './fund-list/FundListSkeleton.tsx';
import { depositScreens } from './depositScreens.ts';
import { goalScreens } from './goalScreens.ts';
import { instrumentPrefixes, instrumentScreens } from './instrumentScreens.ts';
import { planScreens } from './planScreens.ts';
import { saleScreens } from './saleScreens.ts';
import { usScreens } from './usScreens.ts';
import { stockOrderScreens } from './stockOrderScreens.ts';
import { OrdersSkeleton } from './orders/OrdersSkeleton.tsx';
import { withMessages } from './withMessages.ts';
import {
  addFigureMessages,
  addInvestMessages,
  addListMessages,
  addMandateMessages,
  addOrderMessages,
} from './messages.ts';

const Explore = withMessages(async () => (await import('./explore/Explore.tsx')).Explore, addListMessages);
const FundList = withMessages(
  async () => (await import('./fund-list/FundList.tsx')).FundList,
  addListMessages,
);
const FundPage = screen(async () => (await import('./fund/FundPage.tsx')).FundPage);
const ComparePage = withMessages(
  async () => (await import('./compare/ComparePage.tsx')).ComparePage,
  addListMessages,
  addFigureMessages,
);
const Cart = withMessages(
  async () => (await import('./cart/Cart.tsx')).Cart,
  addOrderMessages,
  addInvestMessages,
);
const Orders = withMessages(async () => (await import('./orders/Orders.tsx')).Orders, addOrderMessages);
const Mandates = withMessages(
  async () => (await import('./mandates/Mandates.tsx')).Mandates,
  addMandateMessages,
);
const OrderPage = withMessages(
  async () => (await import('./order/OrderPage.tsx')).OrderPage,
  addOrderMessages,
  addInvestMessages,
);

/** Screens with a chunk of their own, by their route. */
export const investScreens: Screens = {
  '/mutual-funds': Explore,
  '/mutual-funds/all': FundList,
  '/mutual-funds/fund/:slug': FundPage,
  '/mutual-funds/compare': ComparePage,
  '/cart': Cart,
  '/mandates': Mandates,
  '/orders': Orders,
  '/orders/:id': OrderPage,
  ...instrumentScreens,
  ...depositScreens,
  ...goalScreens,
  ...usScreens,
  ...stockOrderScreens,
  ...planScreens,
  ...saleScreens,
};

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

/** The paths of this remote; every page is loaded on demand. */
export function InvestRoutes() {
  return (
    <Suspense fallback={<OrdersSkeleton />}>
      <Routes>
        <Route path="/mutual-funds" element={<Explore />} />
        <Route path="/mutual-funds/all" element={list} />
        <Route path="/mutual-funds/fund/:slug" element={fund} />
        <Route path="/mutual-funds/compare" element={<ComparePage />} />
        <Route path="/cart" element={<Cart />} />
        <Route path="/mandates" element={<Mandates />} />
        <Route path="/mandates/*" element={<MissingPage />} />
        <Route path="/orders" element={<Orders />} />
        <Route path="/orders/:id" element={<OrderPage />} />
        <Route path="/mutual-funds/*" element={<MissingPage />} />
        <Route path="/cart/*" element={<MissingPage />} />
        <Route path="/orders/*" element={<MissingPage />} />
        <Route path="/systematic/*" element={<MissingPage />} />
        <Route path="/goals/plan/*" element={<MissingPage />} />
        {Object.entries({
          ...instrumentScreens,
          ...depositScreens,
          ...goalScreens,
          ...usScreens,
          ...stockOrderScreens,
          ...planScreens,
          ...saleScreens,
        }).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {instrumentPrefixes.map((prefix) => (
          <Route key={prefix} path={`${prefix}/*`} element={<MissingPage />} />
        ))}
        <Route path="*" element={null} />
      </Routes>
    </Suspense>
  );
}
