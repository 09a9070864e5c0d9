import type { ArticleLink } from '@sanchay/contracts';
import { ChevronRightIcon, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { TargetList } from '../TargetList.tsx';

const List = styled(TargetList)`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px var(--space-3);
    align-items: center;
  }
  & p {
    margin: 0;
    grid-column: 1;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  & svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--ink-3);
  }
`;

/** Articles with their answer in a sentence; each row is one target. */
export function ArticleLinks({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <List>
      {articles.map(({ slug, category, title, summary }) => (
        <li key={slug}>
          <TextLink href={`/help/${category}/${slug}`}>{title}</TextLink>
          <p>{summary}</p>
          <ChevronRightIcon size={18} />
        </li>
      ))}
    </List>
  );
}
