import type { Way } from './calculator.ts';

/** The list of funds that take a SIP of so many rupees a month. */
export function fundsForSip(monthlyAmount: number): Way {
  const query = new URLSearchParams({ max_sip_min: String(Math.max(1, Math.floor(monthlyAmount))) });
  return { label: 'way.sipFunds', href: `/mutual-funds/all?${query}` };
}

export const allFunds: Way = { label: 'way.funds', href: '/mutual-funds/all' };
export const taxSavingFunds: Way = { label: 'way.elss', href: '/mutual-funds/all?tags=elss' };
export const fixedDeposits: Way = { label: 'way.deposits', href: '/fixed-deposit' };
