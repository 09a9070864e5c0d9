import {
  CashIcon,
  DebtIcon,
  DepositIcon,
  FundsIcon,
  GoldIcon,
  ShieldIcon,
  StocksIcon,
  TransitIcon,
  UsStocksIcon,
} from './assets.tsx';
import type { IconProps } from './Icon.tsx';

const ICONS = {
  mutual_fund: FundsIcon,
  stock: StocksIcon,
  us_stock: UsStocksIcon,
  fixed_deposit: DepositIcon,
  gold: GoldIcon,
  insurance: ShieldIcon,
  debt: DebtIcon,
  cash: CashIcon,
  in_transit: TransitIcon,
};

export type AssetKind = keyof typeof ICONS;

/** The icon of a kind of asset; one that is not known has that of funds. */
export function AssetIcon({ kind, ...rest }: IconProps & { kind: string }) {
  const Shown = Object.hasOwn(ICONS, kind) ? ICONS[kind as AssetKind] : FundsIcon;
  return <Shown {...rest} />;
}
