import { decimal, toWire } from '@sanchay/finance';

interface DatedNav {
  nav: number;
  date: string;
}

export interface NavChange {
  /** Rupees a unit, 4 decimals. */
  amount: number;
  /** Percent of the NAV before. */
  percent: number;
}

/** How a NAV moved from the one before it; null without two NAVs. */
export function navChange(nav: DatedNav | null, last: DatedNav | null): NavChange | null {
  if (!nav || !last || last.nav <= 0) return null;
  const amount = decimal(nav.nav).minus(last.nav);
  return { amount: toWire(amount, 4), percent: amount.div(last.nav).times(100).toNumber() };
}
