/**
 * Settings of the product with the built-in values of the specification (section 9).
 * `/api/v3/config/app.json` is merged over them when the edge server starts.
 * Durations in milliseconds unless named otherwise, rates in percent a year, money in rupees.
 */
export const defaultConfig = {
  appVersion: '1.169.0',
  /** Where errors are sent; empty: nowhere. */
  sentryDsn: '',
  /** Another origin with the same release files, for when the own one does not answer; empty: none. */
  secondOrigin: '',
  /** Web Vitals: whether this installation may measure at all, and one in how many page loads; 0 is none. */
  vitals: { allowed: true, oneIn: 10 },
  /** A release that fails in so many tabs within so long is taken out; one address counts for a few tabs only. */
  releaseHealth: { visitors: 5, within: 600_000, tabsPerAddress: 2 },
  sandbox: false,
  adminBuild: false,
  logoutTimeout: 1_800_000,
  adminLogoutTimeout: 86_400_000,
  cacheRefreshInterval: 900_000,
  regulatoryAutoClose: 10_000,
  tooltipMaximumShows: 3,
  repeatClickGuard: 500,
  popupPollInterval: 500,
  popupMobileCheck: 2_000,
  seniorAge: 60,
  marketCap: { large: 1e10, mid: 2e9 },
  placeholders: { missing: 'NA', none: '--' },
  inflation: { years: 62, default: 5 },
  otpLength: 6,
  housingOtpTimer: '00:02:00',
  maximumBankAccounts: 5,
  gold: { lock: 300_000, otpTimer: 60_000, minimum: 10, maximum: 180_000, defaultAmount: 250 },
  purchaseTax: 18,
  affiliatePivotMonths: 3,
  coinMultiplier: 1,
  festiveFundExtra: 0.03,
  coinCosts: { family_account: 200, smart_switch: 300, smart_switch_2: 200, tax_harvesting: 499 },
  featuresFree: true,
  taxHarvestingAbove: 500,
  goals: { risk: 5, returns: 7, inflation: 5, retirementAge: 60 },
  assumedReturns: { fd: 6.5, savings: 3.5, gold: 3.8 },
  smartSaveReturns: { '3M': 0.83, '1Y': 3.66, '3Y': 5.01, '5Y': 4.87 },
  fdRates: { highest: 6.75, banner: 7.05 },
  headline: {
    assetsUnderAdvice: 18_000,
    transactions: 22_000_000,
    cities: 800,
    goals: 360_000,
    investors: 1_100_000,
  },
  complaints: { thisMonth: 2, resolvedThisMonth: 0, endCount: 2 },
  insuredSipCover: [10, 50, 100],
  mandateTitles: { isip: 'BillPay', esip: 'E-NACH', xsip: 'OneClick', net: 'OneClick' },
  claims: { moreInTwentyYears: 35, regularCommission: 1.5, firstTransferGift: 1_000 },
  cutOffDisplay: { equity: '14:30', debt: '14:30', liquid: '13:00' },
};

export type AppConfig = typeof defaultConfig;

/** Settings from outside laid over the defaults, key by key and only where the kind of value agrees. */
export function mergeConfig<C extends object>(defaults: C, over: unknown): C {
  if (over === null || typeof over !== 'object' || Array.isArray(over)) return defaults;
  const merged: Record<string, unknown> = { ...(defaults as Record<string, unknown>) };
  for (const [key, value] of Object.entries(over)) {
    if (!Object.hasOwn(defaults, key)) continue;
    const own = merged[key];
    if (own !== null && typeof own === 'object' && !Array.isArray(own)) merged[key] = mergeConfig(own, value);
    else if (typeof value === typeof own && Array.isArray(value) === Array.isArray(own)) merged[key] = value;
  }
  return merged as C;
}
