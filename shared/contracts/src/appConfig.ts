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
  /**
   * A release is taken out when it failed in so many tabs within so many milliseconds, and in at least this share of the
   * tabs that tried it. One network (an IPv4 address, an IPv6 /64) counts for a few tabs only.
   */
  releaseHealth: { visitors: 5, within: 600_000, share: 0.2, tabsPerAddress: 2 },
  /** Kept for older shells; captchas are OTPs and have no host. */
  captchaHost: '',
  sandbox: false,
  adminBuild: false,
  /** Pages inside the Android or iOS app. */
  mobileBuild: false,
  logoutTimeout: 1_800_000,
  adminLogoutTimeout: 86_400_000,
  /** After a logout that came from switching the account, until the login page. */
  switchLogoutDelay: 1_000,
  cacheRefreshInterval: 900_000,
  /**
   * How long the responses of the listed cached keys count as fresh. Anything that moves money is soon requested
   * again.
   */
  cacheExpiry: {
    userSubscriptions: 900_000,
    tax_harvesting_info: 900_000,
    coins: 900_000,
    pending_orders: 30_000,
    funds_by_amc_code: 900_000,
    limitedStocksExploreList: 900_000,
  },
  /** Whether browsers may keep the site for when there is no line. */
  offline: { allowed: true },
  /** Events of people who agreed to be counted: whether this installation counts at all, and how often they are sent. */
  analytics: { allowed: true, every: 15_000 },
  /** Days in India on which the gold page counts down; the last one counts whole. */
  goldCampaign: { from: '2019-09-26', to: '2019-09-30' },
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
  /** Coins for each referral, goal, SIP and kind of import, and the most for all of a kind; 0: no limit. */
  coinRewards: {
    referral: { each: 100, maximum: 0 },
    goal: { each: 50, maximum: 150 },
    sip: { each: 25, maximum: 100 },
    import: { each: 25, maximum: 150 },
  },
  /** How long a subscription runs, and the days in which one that was paid for is refunded in full. */
  subscriptions: { months: 12, refundDays: 7 },
  taxHarvestingAbove: 500,
  goals: { risk: 5, returns: 7, inflation: 5, retirementAge: 60 },
  assumedReturns: { fd: 6.5, savings: 3.5, gold: 3.8 },
  smartSaveReturns: { '3M': 0.83, '1Y': 3.66, '3Y': 5.01, '5Y': 4.87 },
  fdRates: { highest: 6.75, banner: 7.05 },
  /**
   * Rates (percent a year) and limits (rupees) of savings schemes, each for the days for which its source confirms it
   * (rules R8; the limits of PPF are general knowledge). An empty `applies_to`: in force. The newest row counts.
   */
  schemeRules: [
    {
      rule_id: 'ppf-2025-q4',
      scheme: 'ppf',
      applies_from: '2025-10-01',
      applies_to: '2025-12-31',
      value: 7.1,
      source: {
        en: 'Ministry of Finance, notice of 30 September 2025',
        hi: 'वित्त मंत्रालय, 30 सितंबर 2025 की सूचना',
      },
      confidence: 'H',
    },
    {
      rule_id: 'nsc-2025-q4',
      scheme: 'nsc',
      applies_from: '2025-10-01',
      applies_to: '2025-12-31',
      value: 7.7,
      source: {
        en: 'Ministry of Finance, notice of 30 September 2025',
        hi: 'वित्त मंत्रालय, 30 सितंबर 2025 की सूचना',
      },
      confidence: 'H',
    },
    {
      rule_id: 'epf-2023',
      scheme: 'epf',
      applies_from: '2023-04-01',
      applies_to: '2026-03-31',
      value: 8.25,
      source: {
        en: 'Employees’ Provident Fund Organisation, rate of the years 2023-24 to 2025-26',
        hi: 'कर्मचारी भविष्य निधि संगठन, 2023-24 से 2025-26 तक की दर',
      },
      confidence: 'M',
    },
    {
      rule_id: 'eps-wage-cap-2014',
      scheme: 'eps_wage_cap',
      applies_from: '2014-09-01',
      applies_to: '',
      value: 15_000,
      source: {
        en: 'Employees’ Pension Scheme, wage ceiling',
        hi: 'कर्मचारी पेंशन योजना, वेतन सीमा',
      },
      confidence: 'M',
    },
    {
      rule_id: 'ppf-least-2019',
      scheme: 'ppf_least',
      applies_from: '2019-12-12',
      applies_to: '',
      value: 500,
      source: { en: 'Public Provident Fund Scheme 2019', hi: 'सार्वजनिक भविष्य निधि योजना 2019' },
      confidence: 'M',
    },
    {
      rule_id: 'ppf-most-2019',
      scheme: 'ppf_most',
      applies_from: '2019-12-12',
      applies_to: '',
      value: 150_000,
      source: { en: 'Public Provident Fund Scheme 2019', hi: 'सार्वजनिक भविष्य निधि योजना 2019' },
      confidence: 'M',
    },
  ],
  headline: {
    assetsUnderAdvice: 18_000,
    transactions: 22_000_000,
    cities: 800,
    goals: 360_000,
    investors: 1_100_000,
  },
  /** The regulator's form (rules R12). What is pending at the end of a row follows from its other figures. */
  complaints: {
    /** Last day of the month that the figures are of. */
    date: '2026-10-31',
    startCount: 0,
    thisMonth: 2,
    resolvedThisMonth: 0,
    endCount: 2,
    reasonForPendancy: {
      en: 'Both came in the last week of the month and are being looked into.',
      hi: 'दोनों महीने के आख़िरी हफ़्ते में आईं और उनकी जाँच चल रही है।',
    },
    impersonationReports: 0,
    /** Figures of the month, by who sent the complaint. */
    sources: [
      { source: 'investors', start: 0, received: 1, resolved: 0, overThreeMonths: 0, averageDays: 0 },
      { source: 'scores', start: 0, received: 1, resolved: 0, overThreeMonths: 0, averageDays: 0 },
      { source: 'others', start: 0, received: 0, resolved: 0, overThreeMonths: 0, averageDays: 0 },
    ],
    /** First days of months, oldest first. */
    months: [
      { from: '2026-08-01', start: 0, received: 1, resolved: 1 },
      { from: '2026-09-01', start: 0, received: 0, resolved: 0 },
      { from: '2026-10-01', start: 0, received: 2, resolved: 0 },
    ],
    /** First days of financial years, oldest first. */
    years: [
      { from: '2024-04-01', start: 0, received: 3, resolved: 3 },
      { from: '2025-04-01', start: 0, received: 4, resolved: 4 },
      { from: '2026-04-01', start: 0, received: 4, resolved: 2 },
    ],
  },
  /** The fraud warning: milliseconds until it may come again on a device. */
  fraudNotice: { allowed: true, again: 86_400_000 },
  /** A line for everybody; empty words: none. Times are instants, empty: no bound. */
  announcement: { id: '', en: '', hi: '', link: '', from: '', until: '' },
  /** Addresses outside; an empty one is not shown. */
  links: { playStore: '', appStore: '', x: '', youtube: '', linkedin: '', instagram: '' },
  /** Registration number as an investment adviser with SEBI; an empty one is not shown. */
  sebiRegistration: '',
  insuredSipCover: [10, 50, 100],
  mandateTitles: { isip: 'BillPay', esip: 'E-NACH', xsip: 'OneClick', net: 'OneClick' },
  /** Addresses of the blog, which is outside, and of two of its categories; an empty one is not shown. */
  blog: { home: '', tax: '', retirement: '' },
  /** Where people write to. */
  contact: {
    help: 'help@sanchay.example',
    grievances: 'grievances@sanchay.example',
    privacy: 'privacy@sanchay.example',
    press: 'press@sanchay.example',
  },
  claims: { moreInTwentyYears: 35, regularCommission: 1.5, firstTransferGift: 1_000 },
  /** Office hours in India on business days; texts in characters, `reopenDays` after a ticket was closed. */
  support: { opens: '09:00', closes: '19:00', reopenDays: 30, ticketText: 4_000, chatText: 4_000 },
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
