/** Decimals that a figure of the settings is shown with: none when it is whole, else one. */
export function fewDecimals(value: number): { decimals: 0 | 1 } {
  return { decimals: Number.isInteger(value) ? 0 : 1 };
}
