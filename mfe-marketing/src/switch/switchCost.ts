import { exitLoad, harvestingSaving, stampDuty } from '@sanchay/finance';

export interface SwitchRates {
  /** Percent on gains held up to a year, and longer. */
  stcgPct: number;
  ltcgPct: number;
  /** Rupees of long-term gain free of tax in a year. */
  exemption: number;
  /** Percent of the tax. */
  cessPct: number;
  stampDutyPct: number;
}

export interface SwitchCost {
  load: number;
  /** With cess; null for a fund whose gains are taxed at the investor's own slab. */
  tax: number | null;
  duty: number;
  /** Rupees; without the tax where that is not known. */
  total: number;
}

export interface SwitchInput {
  /** Rupees that the units are worth. */
  amount: number;
  /** Rupees of it that are gain. */
  gain: number;
  held: 'long' | 'short';
  /** Exit load, percent of the amount. */
  loadPct: number;
  /** Gains are taxed like those of equity funds. */
  equity: boolean;
}

const paise = (value: number): number => Math.round(value * 100) / 100;

/**
 * What moving an amount from a regular to a direct plan costs once: it is a sale (exit load, tax on the gain less the
 * load) and a purchase (stamp duty on what is left). Rupees. Source: rules R1, R5 and R13.
 */
export function switchCost(
  { amount, gain, held, loadPct, equity }: SwitchInput,
  rates: SwitchRates,
): SwitchCost {
  const { load, net } = exitLoad({ lots: [{ units: amount, loadPct }], nav: 1 });
  const profit = Math.max(0, gain - load);
  const taxable = held === 'long' ? Math.max(0, profit - rates.exemption) : profit;
  const before = harvestingSaving(taxable, held === 'long' ? rates.ltcgPct : rates.stcgPct);
  const tax = equity ? paise(before + harvestingSaving(before, rates.cessPct)) : null;
  const duty = net > 0 ? stampDuty(net, rates.stampDutyPct).stampDuty : 0;
  return { load, tax, duty, total: paise(load + (tax ?? 0) + duty) };
}
