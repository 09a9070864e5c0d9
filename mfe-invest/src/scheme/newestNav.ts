/** The day of the newest NAV among funds; null where none has one. */
export function newestNav(funds: readonly { nav: { date: string } | null }[]): string | null {
  const dates = funds.flatMap(({ nav }) => (nav ? [nav.date] : []));
  return dates.toSorted().at(-1) ?? null;
}
