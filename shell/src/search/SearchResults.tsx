import { planLabel, type SearchGroup, type SearchItem } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { ArrowRightIcon, InstrumentMark } from '@sanchay/ui';
import { memo } from 'react';
import { Highlighted } from './Highlighted.tsx';
import { fullList, optionElement } from './options.ts';
import { ResultFigure } from './ResultFigure.tsx';
import { GroupTitle } from './searchParts.ts';

interface LineProps {
  item: SearchItem;
  active: boolean;
}

/** One result: a link that the list's keys can reach. */
export const ResultLine = memo(function ResultLine({ item, active }: LineProps) {
  const { t } = useMessages();
  const { id, kind, path, title, matches, detail, figure } = item;
  const below = kind === 'mutual_fund' ? [planLabel(t, title), detail].filter(Boolean).join(' · ') : detail;
  return (
    <a id={optionElement(id)} href={path} role="option" aria-selected={active} tabIndex={-1} data-result={id}>
      <InstrumentMark kind={kind} id={id.slice(kind.length + 1)} name={title} />
      <span data-part="name">
        <Highlighted title={title} matches={matches} />
        {below !== null && <span data-part="detail">{below}</span>}
      </span>
      {figure && <ResultFigure unit={figure.unit} value={figure.value} change={figure.change_percent} />}
    </a>
  );
});

interface Props {
  groups: readonly SearchGroup[];
  /** What the groups answer. */
  query: string;
  /** Id of the active line. */
  active: string | null;
}

/** The groups of results inside the list. A letter alone renders nothing here: the next answer does. */
export const SearchResults = memo(function SearchResults({ groups, query, active }: Props) {
  const { t } = useMessages();
  const { number } = useFormat();
  return groups.map((group) => {
    const more = fullList(group, query);
    const all = optionElement(`all-${group.kind}`);
    const title = `search-group-${group.kind}`;
    return (
      <div key={group.kind} role="group" aria-labelledby={title}>
        <GroupTitle as="div" id={title}>
          {t(`search.kind.${group.kind}`)}
        </GroupTitle>
        {group.items.map((item, place) => (
          // By place: the elements of the answer before are filled anew, which is quicker than making others.
          <ResultLine key={place} item={item} active={active === optionElement(item.id)} />
        ))}
        {more && (
          <a id={all} href={more} role="option" aria-selected={active === all} tabIndex={-1}>
            {t('search.all', { count: group.total, number: number(group.total) })}
            <ArrowRightIcon size={18} />
          </a>
        )}
      </div>
    );
  });
});
