/** How much of a portfolio its largest parts are, in percent. */
export interface Concentration {
  count: number;
  top1: number;
  top5: number;
  top10: number;
}

/** Shares of the largest part, of the five and of the ten largest ones. Percentages with two decimals. */
export function concentration(percents: readonly number[]): Concentration {
  const hundredths = percents.map((percent) => Math.round(percent * 100)).sort((a, b) => b - a);
  const top = (count: number) => hundredths.slice(0, count).reduce((sum, part) => sum + part, 0) / 100;
  return { count: percents.length, top1: top(1), top5: top(5), top10: top(10) };
}
