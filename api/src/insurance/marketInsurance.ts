/** An invented insurer's health plan. Rates in rupees a year at a factor of 1 (₹5 lakh in a metro), before tax. */
export interface MarketPlan {
  id: string;
  insurer: { code: string; name: string };
  name: string;
  features: string[];
  maxChildren: number;
  secondAdultPct: number;
  childRate: number;
  /** One rate for each of the age bands. */
  rates: readonly number[];
  /** Factor by cover in rupees. */
  covers: Readonly<Record<number, number>>;
  cities: Readonly<Record<'metro' | 'city' | 'town', number>>;
}

/** Ages in years, both included. */
export const AGE_BANDS = [
  [18, 25],
  [26, 30],
  [31, 35],
  [36, 40],
  [41, 45],
  [46, 50],
  [51, 55],
  [56, 60],
  [61, 65],
] as const;

const cities = { metro: 1, city: 0.92, town: 0.84 };

/** Six invented plans of five invented insurers; names that no real insurer bears. */
export const MARKET_PLANS: readonly MarketPlan[] = [
  {
    id: 'neelgiri-essential',
    insurer: { code: 'NEELGIRI', name: 'Neelgiri Health Insurance' },
    name: 'Essential',
    features: ['day_care', 'ayush', 'no_claim_bonus', 'single_room'],
    maxChildren: 3,
    secondAdultPct: 78,
    childRate: 2150,
    rates: [5400, 6100, 6900, 8200, 10_300, 13_600, 17_900, 23_400, 30_200],
    covers: { 300_000: 0.82, 500_000: 1, 1_000_000: 1.24, 2_500_000: 1.62 },
    cities,
  },
  {
    id: 'dhanvan-family-plus',
    insurer: { code: 'DHANVAN', name: 'Dhanvan General Insurance' },
    name: 'Family Plus',
    features: ['day_care', 'ayush', 'no_claim_bonus', 'any_room', 'restore', 'maternity'],
    maxChildren: 4,
    secondAdultPct: 72,
    childRate: 2480,
    rates: [6300, 7050, 7900, 9350, 11_700, 15_100, 19_900, 25_800, 33_500],
    covers: { 500_000: 1, 1_000_000: 1.2, 2_500_000: 1.5, 5_000_000: 1.78, 10_000_000: 2.15 },
    cities,
  },
  {
    id: 'kavacham-everyday',
    insurer: { code: 'KAVACHAM', name: 'Kavacham Insurance' },
    name: 'Everyday',
    features: ['day_care', 'any_room', 'restore', 'outpatient', 'health_check'],
    maxChildren: 2,
    secondAdultPct: 80,
    childRate: 2900,
    rates: [7200, 7900, 8800, 10_100, 12_400, 16_300, 21_500, 28_100, 36_400],
    covers: { 500_000: 1, 1_000_000: 1.17, 2_500_000: 1.44, 5_000_000: 1.66, 10_000_000: 1.95 },
    cities: { metro: 1, city: 0.95, town: 0.9 },
  },
  {
    id: 'kavacham-high-cover',
    insurer: { code: 'KAVACHAM', name: 'Kavacham Insurance' },
    name: 'High Cover',
    features: ['day_care', 'any_room', 'no_claim_bonus', 'health_check', 'worldwide'],
    maxChildren: 4,
    secondAdultPct: 75,
    childRate: 2350,
    rates: [6700, 7300, 8100, 9400, 11_500, 15_000, 19_600, 25_300, 32_700],
    covers: { 2_500_000: 1.36, 5_000_000: 1.52, 10_000_000: 1.74, 100_000_000: 3.1 },
    cities: { metro: 1, city: 0.96, town: 0.92 },
  },
  {
    id: 'sahyadri-care',
    insurer: { code: 'SAHYADRI', name: 'Sahyadri Mutual Assurance' },
    name: 'Care',
    features: ['day_care', 'ayush', 'single_room', 'restore', 'no_co_payment'],
    maxChildren: 4,
    secondAdultPct: 70,
    childRate: 1980,
    rates: [5800, 6400, 7300, 8800, 10_900, 14_200, 18_400, 24_100, 31_000],
    covers: { 300_000: 0.85, 500_000: 1, 1_000_000: 1.22, 2_500_000: 1.57, 5_000_000: 1.88 },
    cities: { metro: 1, city: 0.9, town: 0.8 },
  },
  {
    id: 'udyan-basic',
    insurer: { code: 'UDYAN', name: 'Udyan Insurance' },
    name: 'Basic',
    features: ['day_care', 'shared_room', 'no_claim_bonus'],
    maxChildren: 2,
    secondAdultPct: 82,
    childRate: 1650,
    rates: [4200, 4700, 5400, 6600, 8400, 11_200, 15_000, 20_100, 26_500],
    covers: { 100_000: 0.6, 300_000: 0.84, 500_000: 1, 1_000_000: 1.3 },
    cities,
  },
];
