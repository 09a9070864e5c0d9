import type { Exposure, PortfolioAnalysis } from '@sanchay/contracts';
import { concentration } from '@sanchay/finance';

type Part = { name: string; percentage: number };

/** How much of the portfolio its largest companies, sectors, houses and funds are; bonds and gold are no company. */
export function concentrationOf(
  { companies, sectors, houses }: Record<'companies' | 'sectors' | 'houses', readonly Exposure[]>,
  funds: readonly Part[],
): PortfolioAnalysis['concentration'] {
  const companiesNamed = companies.filter(({ kind }) => kind === 'equity' || kind === 'foreign');
  return [
    { of: 'companies' as const, ...viewOf(namedParts(companiesNamed)) },
    { of: 'sectors' as const, ...viewOf(namedParts(sectors)) },
    { of: 'houses' as const, ...viewOf(namedParts(houses)) },
    { of: 'funds' as const, ...viewOf(funds) },
  ].filter(({ count }) => count > 0);
}

const namedParts = (parts: readonly Exposure[]): Part[] =>
  parts.flatMap(({ name, percentage }) => (name === null ? [] : [{ name, percentage }]));

function viewOf(parts: readonly Part[]): Omit<PortfolioAnalysis['concentration'][number], 'of'> {
  const { count, top1, top5, top10 } = concentration(parts.map(({ percentage }) => percentage));
  const largest = parts.toSorted((a, b) => b.percentage - a.percentage)[0]?.name ?? '';
  return { count, largest, top_1: top1, top_5: top5, top_10: top10 };
}
