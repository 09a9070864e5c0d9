import type { SchemeClass } from '@sanchay/finance';

/** How a kind of fund moves with the factors. */
export interface Profile {
  /** Share of each factor's move. */
  market?: number;
  mid?: number;
  small?: number;
  gold?: number;
  world?: number;
  /** Years of interest-rate sensitivity. */
  duration?: number;
  /** Share of the money that earns interest, and its spread over short money in percent a year. */
  carry?: number;
  spread?: number;
  /** Daily deviation of its own, as a fraction. */
  own: number;
}

export interface Category {
  category: 'Equity' | 'Debt' | 'Hybrid' | 'Solution Oriented' | 'Other';
  sub: string;
  scheme_class: SchemeClass;
  /** 0 Low Risk to 5 Very High Risk, the index in RISK_RATINGS. */
  risk: number;
  profile: Profile;
  /** Expense ratio of the direct plan and what the regular plan adds, percent a year. */
  expense: number;
  commission: number;
  /** Names of funds after the house's, the first being the usual one. */
  labels: readonly string[];
  exit_load: string | null;
  launch_nav: number;
}

type Kind = Pick<
  Category,
  'category' | 'scheme_class' | 'expense' | 'commission' | 'exit_load' | 'launch_nav'
>;

const YEAR_LOAD = '1% if redeemed within 1 year; nil after that';
const equity: Kind = {
  category: 'Equity',
  scheme_class: 'equity',
  expense: 0.75,
  commission: 0.95,
  exit_load: YEAR_LOAD,
  launch_nav: 10,
};
const debt: Kind = {
  ...equity,
  category: 'Debt',
  scheme_class: 'debt',
  expense: 0.35,
  commission: 0.4,
  exit_load: null,
};
const cash: Kind = { ...debt, scheme_class: 'liquid', expense: 0.14, commission: 0.1, launch_nav: 1000 };
const hybrid: Kind = { ...equity, category: 'Hybrid', expense: 0.7, commission: 0.9 };
const other: Kind = { ...equity, category: 'Other', expense: 0.2, commission: 0.35, exit_load: null };

const of = (
  kind: Kind,
  sub: string,
  risk: number,
  profile: Profile,
  labels: readonly string[] = [`${sub} Fund`],
  more: Partial<Category> = {},
): Category => ({ ...kind, sub, risk, profile, labels, ...more });

const themes = [
  'Banking and Financial Services',
  'Healthcare',
  'Technology',
  'Consumption',
  'Infrastructure',
  'Energy',
  'Manufacturing',
  'Business Cycle',
  'Quant',
  'ESG',
  'Special Opportunities',
  'Transportation',
  'MNC',
  'PSU Equity',
  'Innovation',
  'Defence',
];
const indices = [
  'Nifty 50',
  'Nifty Next 50',
  'Nifty Midcap 150',
  'Nifty Smallcap 250',
  'Sensex',
  'Nifty 500',
  'Nifty Bank',
  'Nifty 50 Equal Weight',
  'Nifty Alpha 50',
  'Nifty Midcap 50',
  'Nifty 100 Low Volatility 30',
  'Nifty 200 Momentum 30',
  'Nifty 200 Quality 30',
  'Nifty IT',
  'Nifty Pharma',
  'Nifty Auto',
  'Nifty Realty',
  'Nifty India Digital',
];

/** SEBI's scheme categories (circular of 6 October 2017 as in force), the most held first. */
export const CATEGORIES: readonly Category[] = [
  of(equity, 'Flexi Cap', 5, { market: 0.95, mid: 0.25, own: 0.0022 }),
  of(cash, 'Liquid', 1, { carry: 1, spread: 0.2, own: 0.000012 }, ['Liquid Fund'], {
    exit_load: '0.0070% on day 1 falling to nil from day 7',
  }),
  of(equity, 'ELSS', 5, { market: 0.95, mid: 0.3, own: 0.0022 }, ['ELSS Tax Saver Fund'], {
    exit_load: null,
  }),
  of(debt, 'Corporate Bond', 2, { carry: 1, spread: 1.1, duration: 2.8, own: 0.00012 }),
  of(equity, 'Large Cap', 5, { market: 0.97, own: 0.0014 }),
  of(equity, 'Mid Cap', 5, { market: 0.95, mid: 1, own: 0.0022 }),
  of(equity, 'Small Cap', 5, { market: 0.92, mid: 0.5, small: 1, own: 0.0026 }),
  of(hybrid, 'Aggressive Hybrid', 5, { market: 0.7, mid: 0.15, carry: 0.28, duration: 1, own: 0.0016 }),
  of(debt, 'Short Duration', 2, { carry: 1, spread: 0.9, duration: 2.2, own: 0.0001 }),
  of(cash, 'Overnight', 0, { carry: 1, spread: -0.2, own: 0.000004 }, ['Overnight Fund'], {
    expense: 0.07,
    commission: 0.06,
  }),
  of(
    other,
    'Index Funds',
    5,
    { market: 1, own: 0.0004 },
    indices.map((name) => `${name} Index Fund`),
  ),
  of(hybrid, 'Dynamic Asset Allocation', 4, { market: 0.5, carry: 0.4, duration: 1, own: 0.0012 }, [
    'Balanced Advantage Fund',
  ]),
  of(equity, 'Large & Mid Cap', 5, { market: 0.95, mid: 0.5, own: 0.002 }),
  of(debt, 'Gilt', 2, { carry: 1, spread: 0.8, duration: 7.2, own: 0.00012 }),
  of(hybrid, 'Arbitrage', 0, { carry: 1, spread: 0.3, own: 0.00035 }, ['Arbitrage Fund'], {
    exit_load: '0.25% if redeemed within 30 days; nil after that',
  }),
  of(equity, 'Multi Cap', 5, { market: 0.93, mid: 0.5, small: 0.3, own: 0.0022 }),
  of(equity, 'Focused', 5, { market: 0.96, mid: 0.25, own: 0.0028 }),
  of(equity, 'Value', 5, { market: 0.95, mid: 0.35, own: 0.0026 }),
  of(debt, 'Money Market', 1, { carry: 1, spread: 0.5, duration: 0.4, own: 0.00004 }, ['Money Market Fund'], {
    launch_nav: 1000,
  }),
  of(
    debt,
    'Ultra Short Duration',
    1,
    { carry: 1, spread: 0.5, duration: 0.45, own: 0.00005 },
    ['Ultra Short Duration Fund'],
    { launch_nav: 1000 },
  ),
  of(debt, 'Banking and PSU', 2, { carry: 1, spread: 1, duration: 2.6, own: 0.0001 }, [
    'Banking and PSU Debt Fund',
  ]),
  of(hybrid, 'Multi Asset Allocation', 4, {
    market: 0.55,
    gold: 0.2,
    carry: 0.2,
    duration: 0.8,
    own: 0.0015,
  }),
  of(hybrid, 'Equity Savings', 3, { market: 0.35, carry: 0.6, duration: 0.8, own: 0.001 }),
  of(
    equity,
    'Sectoral/Thematic',
    5,
    { market: 0.98, mid: 0.35, own: 0.0058 },
    themes.map((name) => `${name} Fund`),
  ),
  of(debt, 'Dynamic Bond', 2, { carry: 1, spread: 1, duration: 5, own: 0.00014 }),
  of(debt, 'Low Duration', 1, { carry: 1, spread: 0.7, duration: 0.8, own: 0.00006 }),
  of(debt, 'Credit Risk', 4, { carry: 1, spread: 2.2, duration: 2.1, own: 0.0003 }),
  of(debt, 'Medium Duration', 3, { carry: 1, spread: 1.3, duration: 3.5, own: 0.00014 }),
  of(debt, 'Floater', 2, { carry: 1, spread: 0.9, duration: 0.9, own: 0.00008 }, ['Floating Rate Fund']),
  of({ ...hybrid, scheme_class: 'debt' }, 'Conservative Hybrid', 3, {
    market: 0.2,
    carry: 0.8,
    spread: 1,
    duration: 2.6,
    own: 0.0006,
  }),
  of(equity, 'Dividend Yield', 5, { market: 0.93, mid: 0.3, own: 0.0023 }),
  of(equity, 'Contra', 5, { market: 0.95, mid: 0.4, own: 0.0028 }),
  of(other, 'FoF Domestic', 4, { gold: 1, own: 0.0006 }, [
    'Gold Savings Fund',
    'Silver Savings Fund',
    'Asset Allocator Fund of Funds',
  ]),
  of(
    other,
    'FoF Overseas',
    5,
    { world: 1, own: 0.0028 },
    ['US Equity Fund of Funds', 'Global Innovation Fund of Funds', 'Emerging Markets Fund of Funds'],
    { expense: 0.55, commission: 0.6 },
  ),
  of(
    { ...hybrid, category: 'Solution Oriented' },
    'Retirement Fund',
    5,
    { market: 0.85, mid: 0.25, carry: 0.1, own: 0.002 },
    ['Retirement Savings Fund'],
  ),
  of({ ...hybrid, category: 'Solution Oriented' }, "Children's Fund", 5, {
    market: 0.8,
    mid: 0.25,
    carry: 0.15,
    own: 0.002,
  }),
  of(hybrid, 'Balanced Hybrid', 4, { market: 0.5, mid: 0.1, carry: 0.48, duration: 1.8, own: 0.0012 }),
  of(debt, 'Medium to Long Duration', 3, { carry: 1, spread: 1, duration: 5.6, own: 0.00014 }),
  of(debt, 'Long Duration', 3, { carry: 1, spread: 0.9, duration: 9.5, own: 0.00016 }),
  of(debt, 'Gilt with 10 year constant duration', 2, { carry: 1, spread: 0.8, duration: 6.8, own: 0.0001 }, [
    '10 Year Constant Duration Gilt Fund',
  ]),
];

const bonds = ['SDL', 'G-Sec', 'PSU Bond Plus SDL 50:50', 'AAA Bond', 'CPSE Bond Plus SDL 60:40'];

/** Names of funds that hold bonds until a month; there are enough of them to fill a market of any size. */
export const TARGET_MATURITY: Category = of(
  { ...debt, category: 'Other', expense: 0.18, commission: 0.2 },
  'Target Maturity Index Funds',
  2,
  { carry: 1, spread: 0.9, duration: 4.2, own: 0.0001 },
  Array.from({ length: 14 }, (_, year) =>
    ['Apr', 'Sep'].flatMap((month) =>
      bonds.map((bond) => `Nifty ${bond} ${month} ${2027 + year} Index Fund`),
    ),
  ).flat(),
);

const profiles = new Map([...CATEGORIES, TARGET_MATURITY].map(({ sub, profile }) => [sub, profile]));

/** How funds of a sub-category move. @throws Error when the sandbox has no such sub-category. */
export function profileOf(sub: string): Profile {
  const profile = profiles.get(sub);
  if (!profile) throw new Error(`the sandbox has no category ${sub}`);
  return profile;
}
