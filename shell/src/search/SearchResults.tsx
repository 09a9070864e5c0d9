import type { SearchGroup, SearchItem } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { ArrowRightIcon } from '@sanchay/ui';
import { Highlighted } from './Highlighted.tsx';
import { fullList, optionElement } from './options.ts';
import { ResultFigure } from './ResultFigure.tsx';
import { Detail, GroupTitle, Name, Option } from './searchParts.ts';

interface LineProps {
  item: SearchItem;
  active: boolean;
}

/** One result: a link that the list's keys can reach. */
export function ResultLine({ item, active }: LineProps) {
  return (
    <Option
      id={optionElement(item.id)}
      href={item.path}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      data-result={item.id}
    >
      <Name>
        <Highlighted title={item.title} matches={item.matches} />
        {item.detail !== null && <Detail>{item.detail}</Detail>}
      </Name>
      {item.figure && <ResultFigure figure={item.figure} />}
    </Option>
  );
}

interface Props {
  groups: readonly SearchGroup[];
  query: string;
  /** Id of the active line. */
  active: string | null;
}

/** The groups of results inside the list. */
export function SearchResults({ groups, query, active }: Props) {
  const { t } = useWords();
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
        {group.items.map((item) => (
          <ResultLine key={item.id} item={item} active={active === optionElement(item.id)} />
        ))}
        {more && (
          <Option id={all} href={more} role="option" aria-selected={active === all} tabIndex={-1}>
            {t('search.all', { count: group.total, number: number(group.total) })}
            <ArrowRightIcon size={18} />
          </Option>
        )}
      </div>
    );
  });
}
