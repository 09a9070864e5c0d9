import type { ReactNode } from 'react';
import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { ChevronRightIcon } from '../icons/signs.tsx';
import { Anchor } from '../link/links.tsx';

export interface BreadcrumbsProps {
  /** From the top down; the last is this page. */
  items: readonly { label: ReactNode; href?: string }[];
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: var(--text-label);
  color: var(--ink-3);
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  & a {
    display: inline-block;
    padding-block: 12px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  & svg {
    margin-inline-end: 4px;
  }
`;

/** The way from the top to this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { t } = useMessages();
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <List>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={index}>
              {item.href && !last ? (
                <Anchor href={item.href}>{item.label}</Anchor>
              ) : (
                <span aria-current={last ? 'page' : undefined}>{item.label}</span>
              )}
              {!last && <ChevronRightIcon size={13} />}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
