import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import { Monogram, type MonogramProps } from './Monogram.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  & > :only-child {
    grid-column: 1 / -1;
  }
  align-items: center;
`;

interface WithMarkProps {
  /** Nothing while it is not known. */
  mark: ReactNode;
  /** Within a heading, which holds no blocks. */
  inHeading?: boolean;
  children: ReactNode;
}

/** A mark and what it belongs to: a name and perhaps a second line. */
export function WithMark({ mark, inHeading = false, children }: WithMarkProps) {
  const Part = inHeading ? 'span' : 'div';
  return (
    <Line as={Part}>
      {mark}
      <Part>{children}</Part>
    </Line>
  );
}

/** A monogram and what it belongs to: a name and perhaps a second line. */
export function WithMonogram({ children, inHeading, ...mark }: MonogramProps & Omit<WithMarkProps, 'mark'>) {
  return (
    <WithMark mark={<Monogram {...mark} />} inHeading={inHeading}>
      {children}
    </WithMark>
  );
}
