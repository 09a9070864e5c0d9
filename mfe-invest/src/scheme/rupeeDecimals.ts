/** Decimals to show of an amount in rupees: paise only where there are some. */
export function rupeeDecimals(amount: number): 0 | 2 {
  return Number.isInteger(amount) ? 0 : 2;
}
