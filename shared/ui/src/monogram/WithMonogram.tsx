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

/** A mark and what it belongs to: a name and perhaps a second line. */
export function WithMark({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Line>
      {mark}
      <div>{children}</div>
    </Line>
  );
}

/** A monogram and what it belongs to: a name and perhaps a second line. */
export function WithMonogram({ children, ...mark }: MonogramProps & { children: ReactNode }) {
  return <WithMark mark={<Monogram {...mark} />}>{children}</WithMark>;
}
