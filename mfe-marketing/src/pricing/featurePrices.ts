import type { AppConfig } from '@sanchay/contracts';

export interface FeaturePrice {
  id: keyof AppConfig['coinCosts'];
  coins: number;
}

/** The features that have a price in coins, the cheapest first. */
export function featurePrices(costs: AppConfig['coinCosts']): FeaturePrice[] {
  return (Object.entries(costs) as [FeaturePrice['id'], number][])
    .map(([id, coins]) => ({ id, coins }))
    .toSorted((a, b) => a.coins - b.coins || a.id.localeCompare(b.id));
}
