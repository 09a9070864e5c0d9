/** A count in the words that people in India use for it; each unit is a key of the home page's words. */
export interface IndianCount {
  unit: 'crore' | 'lakh' | 'plain';
  /** At most one decimal. */
  amount: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** 2,20,00,000 as 2.2 crore, 11,00,000 as 11 lakh, 800 as it is. */
export function indianCount(value: number): IndianCount {
  if (value >= 1e7) return { unit: 'crore', amount: tenths(value / 1e7) };
  if (value >= 1e5) return { unit: 'lakh', amount: tenths(value / 1e5) };
  return { unit: 'plain', amount: Math.round(value) };
}
