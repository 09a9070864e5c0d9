import type { ExternalFilter, NetWorth } from '@sanchay/contracts';

/** What the value of everything is called: with assets held elsewhere the net worth, else the portfolio value. */
export function worthTitle(
  { has_external: hasExternal }: Pick<NetWorth, 'has_external'>,
  shown: ExternalFilter,
): 'netWorth.title' | 'dashboard.all' {
  return hasExternal && shown !== 'exclude' ? 'netWorth.title' : 'dashboard.all';
}
