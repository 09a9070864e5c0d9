interface Issuer {
  slug: string;
  name: string;
  bank: boolean;
  /** Percent a year over the common ladder. */
  extra: number;
  compounding: 'annually' | 'monthly' | 'daily';
}

const ISSUERS: readonly Issuer[] = [
  { slug: 'bajaj-finance-ltd', name: 'Bajaj Finance Ltd', bank: false, extra: 0.25, compounding: 'annually' },
  {
    slug: 'shriram-finance-ltd',
    name: 'Shriram Finance Ltd',
    bank: false,
    extra: 0.4,
    compounding: 'monthly',
  },
  { slug: 'axis-bank', name: 'Axis Bank', bank: true, extra: -0.2, compounding: 'daily' },
  {
    slug: 'mahindra-finance-ltd',
    name: 'Mahindra Finance Ltd',
    bank: false,
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

const daysOf = (months: number): number => Math.round((months * 365) / 12);

/** Rows of `fixed_deposits`: 40 invented plans of the specification's four issuers. */
export function fixedDepositRows() {
  return ISSUERS.flatMap(({ slug, name, bank, extra, compounding }) =>
    LADDER.map(([from, to, base]) => {
      const rate = Number((base + extra).toFixed(2));
      return {
        id: `${slug}-${from}`,
        issuer_slug: slug,
        issuer_name: name,
        name: from === to ? `${name} ${from} months` : `${name} ${from} to ${to} months`,
        interest_rate: rate,
        senior_citizen_interest_rate: Number((rate + (bank ? 0.5 : 0.3)).toFixed(2)),
        tenure_from_days: daysOf(from),
        tenure_to_days: daysOf(to),
        min_amount: bank ? 5000 : 15000,
        max_amount: bank ? 20000000 : 10000000,
        compounding,
        lockin_days: 90,
        bank,
        sandbox: true,
      };
    }),
  );
}
