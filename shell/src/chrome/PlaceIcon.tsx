import { DepositIcon, FundsIcon, GoldIcon, ShieldIcon, StocksIcon, UsStocksIcon } from '@sanchay/ui';

/** Imported one by one and not as `AssetIcon`, whose other icons every first view would load. */
const ICONS: Readonly<Record<string, typeof FundsIcon>> = {
  '/mutual-funds': FundsIcon,
  '/stocks': StocksIcon,
  '/us-stocks': UsStocksIcon,
  '/fixed-deposit': DepositIcon,
  '/gold': GoldIcon,
  '/insurance': ShieldIcon,
};

/** The icon of what a page of the navigation is about; nothing for a page about no kind of asset. */
export function PlaceIcon({ to }: { to: string }) {
  const Shown = ICONS[to];
  return Shown && <Shown />;
}
