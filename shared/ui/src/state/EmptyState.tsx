import type { ReactNode } from 'react';
import { Heading } from '../type/Heading.tsx';
import { PICTURES } from './pictures.tsx';
import { Centre } from './stateParts.tsx';

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do next, in a sentence. */
  children?: ReactNode;
  action?: ReactNode;
  /** On the picture of an empty list: what would be in it. */
  icon?: ReactNode;
  /** Which picture: an empty list, a search without a result, or all work done. */
  picture?: keyof typeof PICTURES;
  /** 1 where it is the whole page. */
  titleLevel?: 1 | 2 | 3;
}

/** A place with nothing in it yet, which teaches the next step. */
export function EmptyState({
  title,
  children,
  action,
  icon,
  picture = 'list',
  titleLevel = 2,
}: EmptyStateProps) {
  const Picture = PICTURES[picture];
  return (
    <Centre>
      <Picture icon={icon} />
      <Heading level={titleLevel} size="card">
        {title}
      </Heading>
      {children !== undefined && <div>{children}</div>}
      {action}
    </Centre>
  );
}
