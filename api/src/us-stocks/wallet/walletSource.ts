import { dollars, roundRupees, rupeesOf, toWire } from '@sanchay/finance';
import { entryFlows, entryReturns, quantityBasis, type AssetSource } from '../../net-worth/index.ts';
import type { Context } from '../../platform/context.ts';
import { dollarRatesOn } from '../exchangeRate.ts';
import { heldOn, walletPast, type WalletPast } from './walletPast.ts';

/** The wallet is one holding; pages name it in their language. */
const WALLET = { source: 'sanchay', asset: 'us_cash', id: 'wallet', name: 'USD' } as const;

async function walletOn(
  ctx: Context,
  portfolioId: string,
  days: readonly string[],
): Promise<{ past: WalletPast; rates: readonly (string | null)[]; values: number[] }> {
  const past = await walletPast(ctx.db, portfolioId);
  const rates = past.days.length === 0 ? [] : await dollarRatesOn(ctx.db, days);
  const values = days.map((day, index) => {
    const held = heldOn(past, day);
    return toWire(roundRupees(rupeesOf(dollars(held.usd), rates[index] ?? '0')), 2);
  });
  return { past, rates, values };
}

/** Dollars in the wallet in rupees at the reference rate of each day. */
export const usWalletSource: AssetSource = {
  external: false,
  async snapshot(ctx, portfolioId, today) {
    const { past, rates, values } = await walletOn(ctx, portfolioId, [today]);
    const value = values[0]!;
    const basis = quantityBasis({
      quantity: Number(heldOn(past, today).usd),
      unit: 'dollars',
      price: null,
      rate: Number(rates[0] ?? 0),
      on: today,
    });
    return {
      assets: value === 0 ? [] : [{ ...WALLET, group: 'cash', value, change: null, basis }],
      as_of: value === 0 ? null : today,
      first_day: past.days[0]?.on ?? null,
      maturities: [],
      paid:
        past.days.length === 0
          ? []
          : [
              {
                ...WALLET,
                value,
                invested: toWire(heldOn(past, today).cost, 2),
                income: 0,
                flows: entryFlows(WALLET, past.flows, today),
              },
            ],
    };
  },
  async rows(ctx, portfolioId, today) {
    const { past, values } = await walletOn(ctx, portfolioId, [today]);
    const value = values[0]!;
    if (value === 0) return [];
    return [
      {
        ...WALLET,
        ...entryReturns(past.flows, value, today),
        priced_on: today,
        stale: false,
        invested: toWire(heldOn(past, today).cost, 2),
      },
    ];
  },
  async history(ctx, portfolioId, days) {
    const { past, values } = await walletOn(ctx, portfolioId, days);
    return days.map((day, index) => ({
      value: values[index]!,
      invested: toWire(heldOn(past, day).cost, 2),
    }));
  },
  async flows(ctx, portfolioId, today) {
    const { flows } = await walletPast(ctx.db, portfolioId);
    return entryFlows(WALLET, flows, today);
  },
};
