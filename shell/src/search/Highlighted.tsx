import type { SearchItem } from '@sanchay/contracts';

/** A title with the parts that answer the query. */
export function Highlighted({ title, matches }: Pick<SearchItem, 'title' | 'matches'>) {
  const pieces = matches.map(({ from, to }, place) => (
    <span key={from}>
      {title.slice(matches[place - 1]?.to ?? 0, from)}
      <mark>{title.slice(from, to)}</mark>
    </span>
  ));
  return (
    <span>
      {pieces}
      {title.slice(matches.at(-1)?.to ?? 0)}
    </span>
  );
}
