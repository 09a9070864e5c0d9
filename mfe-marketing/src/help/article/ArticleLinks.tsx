import type { ArticleLink } from '@sanchay/contracts';
import { ChevronRightIcon, phone, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { TargetList } from '../TargetList.tsx';

const List = styled(TargetList)`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: center;
    padding-block: var(--space-2);
    line-height: 1.35;
  }
  & :is(a, p) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    /* Vowel signs of Devanagari stand above the line and would be cut off. */
    margin: -4px 0 0;
    padding-block-start: 4px;
  }
  & p {
    grid-column: 1;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  & svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--ink-3);
  }
  ${phone} {
    & a {
      font-size: var(--text-small);
      line-height: 1.25;
      -webkit-line-clamp: 2;
    }
    & p {
      font-size: var(--text-label);
    }
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
