/** Size of a company by its market value. */
export type CapClass = 'large' | 'mid' | 'small';

/** Market values from which a company is large or mid, in the currency of the value. */
export type CapThresholds = { readonly large: number; readonly mid: number };

const LARGE_RANKS = 100;
const MID_RANKS = 250;

/** Class by market value: Large at the upper threshold or more, Mid from the lower one, else Small. Source: specification, section 5. */
export function capClassByValue(value: number, { large, mid }: CapThresholds): CapClass {
  if (value >= large) return 'large';
  return value >= mid ? 'mid' : 'small';
}

/** Class by place in AMFI's half-yearly list: the first 100, the next 150, the rest. Source: rules R11. */
export function capClassByRank(rank: number): CapClass {
  if (rank <= LARGE_RANKS) return 'large';
  return rank <= MID_RANKS ? 'mid' : 'small';
}
