import { calculatorPath } from './calculatorNames.ts';

/** What the SIP calculator shows first: rupees a month, percent a year, years. */
export const SIP_START = { amount: 10_000, rate: 12, years: 20 } as const;

/** The SIP calculator with this instalment and time; what it shows first is not spelled out. */
export function sipAddress({ amount, years }: { amount: number; years: number }): string {
  const query = new URLSearchParams();
  if (amount !== SIP_START.amount) query.set('amount', String(amount));
  if (years !== SIP_START.years) query.set('years', String(years));
  const path = calculatorPath('sip-calculator');
  return query.size > 0 ? `${path}?${query}` : path;
}
