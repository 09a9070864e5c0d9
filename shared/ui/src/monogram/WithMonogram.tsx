import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import type { MonogramProps } from './Monogram.tsx';
import { Monogram } from './Monogram.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
`;

/** A monogram and what it belongs to: a name and perhaps a second line. */
export function WithMonogram({ children, ...mark }: MonogramProps & { children: ReactNode }) {
  return (
    <Line>
      <Monogram {...mark} />
      <div>{children}</div>
    </Line>
  );
}
