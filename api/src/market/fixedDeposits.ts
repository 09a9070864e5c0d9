interface Issuer {
  slug: string;
  name: string;
  kind: 'bank' | 'non_bank';
  founded: number;
  /** Percent a year over the common ladder. */
  extra: number;
  compounding: 'annually' | 'quarterly' | 'monthly';
}

const ISSUERS: readonly Issuer[] = [
  {
    slug: 'bajaj-finance-ltd',
    name: 'Bajaj Finance Ltd',
    kind: 'non_bank',
    founded: 1987,
    extra: 0.25,
    compounding: 'annually',
  },
  {
    slug: 'shriram-finance-ltd',
    name: 'Shriram Finance Ltd',
    kind: 'non_bank',
    founded: 1979,
    extra: 0.4,
    compounding: 'monthly',
  },
  {
    slug: 'axis-bank',
    name: 'Axis Bank',
    kind: 'bank',
    founded: 1993,
    extra: -0.2,
    compounding: 'quarterly',
  },
  {
    slug: 'mahindra-finance-ltd',
    name: 'Mahindra Finance Ltd',
    kind: 'non_bank',
    founded: 1991,
    extra: 0.1,
    compounding: 'annually',
  },
];

/** Months from, months to, and percent a year. The highest with its extra is the 6.75 of specification section 9, 7.05 for seniors. */
const LADDER: readonly (readonly [number, number, number])[] = [
  [12, 14, 5.6],
  [15, 17, 5.75],
  [18, 21, 5.85],
  [22, 24, 5.95],
  [25, 29, 6],
  [30, 35, 6.1],
  [36, 41, 6.2],
  [42, 47, 6.25],
  [48, 59, 6.3],
  [60, 60, 6.35],
];
const PAYOUTS = [
  ['monthly', 12],
  ['quarterly', 4],
  ['half_yearly', 2],
  ['yearly', 1],
] as const;

const daysOf = (months: number): number => Math.round((months * 365) / 12);
const hundredths = (rate: number): number => Number(rate.toFixed(2));

/**
 * Money taken out early: a bank pays the rate of the time it stayed, less 1 %; a company holds it for three months,
 * pays no interest until six and 2 % less after. Source: RBI's directions for deposits of non-banking companies; the
 * bank's row is usual practice.
 */
const EARLY_CLOSURE = {
  bank: [
    { from_days: 0, to_days: 6, allowed: true, interest: false, less: 0 },
    { from_days: 7, to_days: null, allowed: true, interest: true, less: 1 },
  ],
  non_bank: [
    { from_days: 0, to_days: 90, allowed: false, interest: false, less: 0 },
    { from_days: 91, to_days: 180, allowed: true, interest: false, less: 0 },
    { from_days: 181, to_days: null, allowed: true, interest: true, less: 2 },
  ],
};

/** Rows of `deposit_issuers`: the specification's four issuers. Their conditions are invented. */
export function depositIssuerRows() {
  return ISSUERS.map(({ slug, name, kind, founded }) => ({
    slug,
    name,
    kind,
    founded,
    early_closure: EARLY_CLOSURE[kind],
    payee_upi_id: `${slug}.fd@hdfcbank`,
    sandbox: true,
  }));
}

/** Rows of `fixed_deposits`: 40 invented plans of the specification's four issuers. */
export function fixedDepositRows() {
  return ISSUERS.flatMap(({ slug, name, kind, extra, compounding }) =>
    LADDER.map(([from, to, base]) => {
      const rate = hundredths(base + extra);
      const bank = kind === 'bank';
      return {
        id: `${slug}-${from}`,
        issuer_slug: slug,
        issuer_name: name,
        name: from === to ? `${name} ${from} months` : `${name} ${from} to ${to} months`,
        interest_rate: rate,
        senior_citizen_interest_rate: hundredths(rate + (bank ? 0.5 : 0.3)),
        tenure_from_days: daysOf(from),
        tenure_to_days: daysOf(to),
        tenure_from_months: from,
        tenure_to_months: to,
        min_amount: bank ? 5000 : 15000,
        max_amount: bank ? 20000000 : 10000000,
        compounding,
        lockin_days: bank ? 0 : 90,
        bank,
        start_date: '2026-01-01',
        sandbox: true,
      };
    }),
  );
}

/** Percent a year, paid `k` times a year, that is worth as much as `annualPct` kept for a year; rounded down. */
export function payoutRate(annualPct: number, k: number): number {
  const worth = 100 * k * ((1 + annualPct / 100) ** (1 / k) - 1);
  // A hair more, so that 6.75 stays 6.75 where the powers of floating numbers fall short of it.
  return Math.floor(worth * 100 + 1e-6) / 100;
}

/** Rows of `fixed_deposit_payouts`: what each plan pays by the way its interest is paid out. */
export function fixedDepositPayoutRows() {
  return fixedDepositRows().flatMap((plan) =>
    PAYOUTS.map(([payout, k]) => ({
      deposit_id: plan.id,
      payout,
      interest_rate: payoutRate(plan.interest_rate, k),
      senior_citizen_interest_rate: payoutRate(plan.senior_citizen_interest_rate, k),
    })),
  );
}
