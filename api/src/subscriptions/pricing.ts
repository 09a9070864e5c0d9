import { SUBSCRIPTION_FEATURES, type AppConfig, type SubscriptionFeature } from '@sanchay/contracts';
import { rupees, toWire } from '@sanchay/finance';

/** Features that have a screen, and whether it works with a subscription only. */
const SCREENS: Partial<Record<SubscriptionFeature, 'with_subscription' | 'always'>> = {
  tax_harvesting: 'with_subscription',
  family_account: 'always',
};

/** The features that can be subscribed to. One that works without its subscription is never sold. */
export function offeredFeatures(config: Prices): SubscriptionFeature[] {
  return SUBSCRIPTION_FEATURES.filter(
    (feature) =>
      feature in SCREENS && (SCREENS[feature] === 'with_subscription' || featurePrice(feature, config).free),
  );
}

/** What a feature costs: coins, or rupees with tax. All are 0 where it is free. */
export interface FeaturePrice {
  coins: number;
  price: number;
  tax: number;
  total: number;
  free: boolean;
}

type Prices = Pick<AppConfig, 'featuresFree' | 'coinCosts' | 'coinMultiplier' | 'purchaseTax'>;

/**
 * The price of a feature by the settings (specification, sections 6 and 9): a coin is worth a rupee times the coin
 * multiplier, and purchase tax is added to rupees, rounded to the paisa. Everything is free while the activation flag is
 * true; a feature without a coin cost is always free.
 */
export function featurePrice(feature: SubscriptionFeature, config: Prices): FeaturePrice {
  const cost = (config.coinCosts as Partial<Record<SubscriptionFeature, number>>)[feature] ?? 0;
  if (config.featuresFree || cost === 0) return { coins: 0, price: 0, tax: 0, total: 0, free: true };
  const price = rupees(cost).times(config.coinMultiplier).round(2);
  const tax = price.times(config.purchaseTax).div(100).round(2);
  return {
    coins: cost,
    price: toWire(price, 2),
    tax: toWire(tax, 2),
    total: toWire(price.plus(tax), 2),
    free: false,
  };
}
