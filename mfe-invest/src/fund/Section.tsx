import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';
import type { FundSection } from './fundSections.ts';

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** One part of a fund's page, which the tabs lead to. */
export function Section({ id, children }: { id: FundSection; children: ReactNode }) {
  return (
    <Part id={id} data-section="">
      {children}
    </Part>
  );
}
