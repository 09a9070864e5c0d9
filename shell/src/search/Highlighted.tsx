import type { SearchItem } from '@sanchay/contracts';
import { styled } from '@sanchay/ui/style';

const Found = styled.mark`
  color: inherit;
  font-weight: 700;
  background: none;
  text-decoration: underline;
  text-decoration-color: var(--accent);
  text-decoration-thickness: 2px;
  text-underline-offset: 3px;
`;

/** A title with the parts that answer the query. */
export function Highlighted({ title, matches }: Pick<SearchItem, 'title' | 'matches'>) {
  const pieces = matches.map(({ from, to }, place) => (
    <span key={from}>
      {title.slice(matches[place - 1]?.to ?? 0, from)}
      <Found>{title.slice(from, to)}</Found>
    </span>
  ));
  return (
    <span>
      {pieces}
      {title.slice(matches.at(-1)?.to ?? 0)}
    </span>
  );
}
