import { defaultConfig } from '@sanchay/contracts';
import { MISSING_FIGURE, MISSING_TEXT } from '@sanchay/finance';

/** A constant of section 9 of the specification: where it lives, who reads it and where users see it. */
export interface SpecifiedConstant {
  item: string;
  /** What the specification states, in the units of the code. */
  specified: unknown;
  /** What the code has. */
  actual: unknown;
  /** Its name in the built-in settings; text in other files is named by `lives`. */
  setting?: string;
  /** The file that it lives in, where it is no setting. */
  lives?: string;
  /** A file that reads it, and what in that file names it. */
  read?: readonly [file: string, name: string];
  /** Where users meet it: a path of the site, or words where it has none. */
  seen?: string;
  /** The feature that it belongs to is not built. */
  missing?: 'I10';
  note?: string;
}

const config = defaultConfig;

/** Section 9 of the specification, in its order. */
export const SPECIFIED_CONSTANTS: readonly SpecifiedConstant[] = [
  {
    item: 'App version',
    specified: '1.169.0',
    actual: config.appVersion,
    setting: 'appVersion',
    read: ['shared/api-client/src/callMaker.ts', 'appVersion'],
    seen: 'every call carries it as `v`',
  },
  {
    item: 'Auto-logout timeout',
    specified: [1_800_000, 86_400_000],
    actual: [config.logoutTimeout, config.adminLogoutTimeout],
    setting: 'logoutTimeout, adminLogoutTimeout',
    read: ['shell/src/session/idle.ts', 'logoutTimeout'],
    seen: '/login',
  },
  {
    item: 'Cache refresh interval',
    specified: 900_000,
    actual: config.cacheRefreshInterval,
    setting: 'cacheRefreshInterval',
    read: ['shared/remote-kit/src/query/cacheRules.ts', 'cacheRefreshInterval'],
    seen: 'every list that is opened again',
  },
  {
    item: 'Regulatory popup auto-close',
    specified: 10_000,
    actual: config.regulatoryAutoClose,
    setting: 'regulatoryAutoClose',
    read: ['shell/src/regulatory/RegulatoryDialog.tsx', 'regulatoryAutoClose'],
    seen: 'the footer, "Disclosures"',
  },
  {
    item: 'Tooltip default maximum shows',
    specified: 3,
    actual: config.tooltipMaximumShows,
    setting: 'tooltipMaximumShows',
    read: ['shared/remote-kit/src/storage/useTip.ts', 'tooltipMaximumShows'],
    seen: '/portfolio',
  },
  {
    item: 'Senior age',
    specified: 60,
    actual: config.seniorAge,
    setting: 'seniorAge',
    read: ['mfe-invest/src/fixed-deposit/RateTable.tsx', 'seniorAge'],
    seen: '/fixed-deposit',
  },
  {
    item: 'Market-cap thresholds',
    specified: [2e9, 1e10],
    actual: [config.marketCap.mid, config.marketCap.large],
    setting: 'marketCap',
    read: ['mfe-invest/src/share/useShareFacts.ts', 'marketCap'],
    seen: '/us-stocks',
  },
  {
    item: 'Missing-value placeholders',
    specified: ['NA', '--'],
    actual: [MISSING_TEXT, MISSING_FIGURE],
    lives: 'shared/finance/src/format/format.ts',
    read: ['shared/finance/src/format/format.ts', 'MISSING_FIGURE'],
    seen: '/mutual-funds',
  },
  {
    item: 'Inflation table',
    specified: { years: 62, default: 5 },
    actual: config.inflation,
    setting: 'inflation',
    read: ['mfe-marketing/src/goals/goalPlan.ts', 'inflation'],
    seen: '/goals',
  },
  {
    item: 'Amount units: K 1e3, L 1e5, Cr 1e7, Lac Cr 1e12',
    specified: null,
    actual: null,
    lives: 'shared/finance/src/format/format.ts',
    read: ['shared/finance/src/format/format.ts', 'Lac Cr'],
    seen: '/mutual-funds',
    note: 'Held by the tests of `formatCompact`.',
  },
  {
    item: 'OTP length',
    specified: 6,
    actual: config.otpLength,
    setting: 'otpLength',
    read: ['mfe-onboarding/src/code/CodeEntry.tsx', 'otpLength'],
    seen: '/signup',
  },
  {
    item: 'Housing OTP timer',
    specified: '00:02:00',
    actual: config.housingOtpTimer,
    setting: 'housingOtpTimer',
    read: ['api/src/housing/service.ts', 'housingOtpTimer'],
    seen: '/housing',
  },
  {
    item: 'Maximum bank accounts',
    specified: 5,
    actual: config.maximumBankAccounts,
    setting: 'maximumBankAccounts',
    read: ['api/src/banks/store.ts', 'maximumBankAccounts'],
    seen: '/profile',
  },
  {
    item: 'Gold buy and sell timers, gold OTP timer',
    specified: [300_000, 60_000],
    actual: [config.gold.lock, config.gold.otpTimer],
    setting: 'gold.lock, gold.otpTimer',
    read: ['mfe-gold/src/explore/AboutGold.tsx', 'lock'],
    seen: '/gold',
  },
  {
    item: 'Gold minimum buy and cap',
    specified: [10, 180_000],
    actual: [config.gold.minimum, config.gold.maximum],
    setting: 'gold.minimum, gold.maximum',
    read: ['mfe-gold/src/buy/BuyForm.tsx', 'config.gold'],
    seen: '/gold',
  },
  {
    item: 'Digital gold amount',
    specified: 250,
    actual: config.gold.defaultAmount,
    setting: 'gold.defaultAmount',
    read: ['mfe-gold/src/buy/AmountEntry.tsx', 'defaultAmount'],
    seen: '/gold',
  },
  {
    item: 'Purchase tax percent',
    specified: 18,
    actual: config.purchaseTax,
    setting: 'purchaseTax',
    read: ['api/src/subscriptions/pricing.ts', 'purchaseTax'],
    seen: '/subscriptions',
  },
  {
    item: 'Affiliate pivot months',
    specified: 3,
    actual: config.affiliatePivotMonths,
    setting: 'affiliatePivotMonths',
    missing: 'I10',
  },
  {
    item: 'Coin multiplier',
    specified: 1,
    actual: config.coinMultiplier,
    setting: 'coinMultiplier',
    read: ['api/src/coins/earn.ts', 'coinMultiplier'],
    seen: '/coins',
  },
  {
    item: 'Festive fund extra',
    specified: 0.03,
    actual: config.festiveFundExtra,
    setting: 'festiveFundExtra',
    missing: 'I10',
  },
  {
    item: 'Coin costs',
    specified: { family_account: 200, smart_switch: 300, smart_switch_2: 200, tax_harvesting: 499 },
    actual: config.coinCosts,
    setting: 'coinCosts',
    read: ['api/src/subscriptions/pricing.ts', 'coinCosts'],
    seen: '/subscriptions',
  },
  {
    item: 'Tax harvesting availability: unrealised amount above',
    specified: 500,
    actual: config.taxHarvestingAbove,
    setting: 'taxHarvestingAbove',
    read: ['api/src/harvesting/plan.ts', 'taxHarvestingAbove'],
    seen: '/tax-harvesting',
  },
  {
    item: 'Goal defaults',
    specified: { risk: 5, returns: 7, inflation: 5, retirementAge: 60 },
    actual: config.goals,
    setting: 'goals',
    read: ['mfe-marketing/src/why-invest/EarlyStart.tsx', 'goals'],
    seen: '/why-invest',
  },
  {
    item: 'Assumed returns',
    specified: { fd: 6.5, savings: 3.5, gold: 3.8 },
    actual: config.assumedReturns,
    setting: 'assumedReturns',
    read: ['mfe-marketing/src/why-invest/figures.ts', 'assumedReturns'],
    seen: '/why-invest',
  },
  {
    item: 'Smart save returns',
    specified: { '3M': 0.83, '1Y': 3.66, '3Y': 5.01, '5Y': 4.87 },
    actual: config.smartSaveReturns,
    setting: 'smartSaveReturns',
    missing: 'I10',
    note: 'The example of the mutual fund returns calculator uses the same rates.',
  },
  {
    item: 'Highest FD rate and FD banner rate',
    specified: { highest: 6.75, banner: 7.05 },
    actual: config.fdRates,
    setting: 'fdRates',
    read: ['mfe-marketing/src/calculators/definitions/fd.ts', 'fdRates'],
    seen: '/calculators',
  },
  {
    item: 'Cost inflation index',
    specified: null,
    actual: null,
    lives: 'shared/finance/src/tax/gains/indexationRules.ts',
    read: ['shared/finance/src/tax/capital-gains/taxedLot.ts', 'cost_inflation_index'],
    seen: '/reports/capital-gains',
    note: 'The notified values of rules R4 as dated rows, in docs/rules.md; the table of the specification is not used for tax.',
  },
  {
    item: 'Headline figures',
    specified: {
      assetsUnderAdvice: 18_000,
      transactions: 22_000_000,
      cities: 800,
      goals: 360_000,
      investors: 1_100_000,
    },
    actual: config.headline,
    setting: 'headline',
    read: ['mfe-marketing/src/home/HeadlineStats.tsx', 'headline'],
    seen: '/',
  },
  {
    item: 'Complaints table: this month, resolved, end count',
    specified: [2, 0, 2],
    actual: [config.complaints.thisMonth, config.complaints.resolvedThisMonth, config.complaints.endCount],
    setting: 'complaints',
    read: ['shell/src/regulatory/complaints.ts', 'complaints'],
    seen: '/about',
  },
  {
    item: 'Insured SIP cover: times the instalment in year 1, 2, and from 3',
    specified: [10, 50, 100],
    actual: config.insuredSipCover,
    setting: 'insuredSipCover',
    missing: 'I10',
  },
  {
    item: 'Mandate display titles',
    specified: { isip: 'BillPay', esip: 'E-NACH', xsip: 'OneClick', net: 'OneClick' },
    actual: config.mandateTitles,
    setting: 'mandateTitles',
    read: ['api/src/mandates/view.ts', 'mandateTitles'],
    seen: '/mandates',
  },
  {
    item: 'Gold campaign countdown',
    specified: { from: '2019-09-26', to: '2019-09-30' },
    actual: config.goldCampaign,
    setting: 'goldCampaign',
    read: ['mfe-gold/src/explore/CampaignCountdown.tsx', 'goldCampaign'],
    seen: '/gold',
  },
  {
    item: 'Cached keys with expiry',
    specified: [
      'userSubscriptions',
      'tax_harvesting_info',
      'coins',
      'pending_orders',
      'funds_by_amc_code',
      'limitedStocksExploreList',
    ],
    actual: Object.keys(config.cacheExpiry),
    setting: 'cacheExpiry',
    read: ['shared/remote-kit/src/query/cacheRules.ts', 'cacheExpiry'],
    seen: 'every list that is opened again',
  },
  {
    item: 'Marketing claims: more in 20 years, commission of regular plans, gift of the first transfer',
    specified: { moreInTwentyYears: 35, regularCommission: 1.5, firstTransferGift: 1_000 },
    actual: config.claims,
    setting: 'claims',
    read: ['mfe-marketing/src/home/DirectSaves.tsx', 'claims'],
    seen: '/',
    note: 'The rates of LTCG come from the dated rules; a page never shows a rate that is not in force.',
  },
];
