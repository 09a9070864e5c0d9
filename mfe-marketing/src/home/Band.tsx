import { styled } from '@sanchay/ui/style';
import type { ReactNode } from 'react';

const Strip = styled.section<{ $ground: 'bg' | 'surface' }>`
  padding: var(--space-8) 16px;
  ${(p) =>
    p.$ground === 'surface' &&
    'background: var(--surface); border-block: 1px solid var(--line); padding-block: var(--space-6);'}
  @media (min-width: 768px) {
    padding-block: ${(p) => (p.$ground === 'surface' ? 'var(--space-6)' : 'var(--space-12)')};
  }
  & > div {
    max-width: var(--content-width);
    margin-inline: auto;
  }
`;

export interface BandProps {
  children: ReactNode;
  /** `surface` sets the band off from the page. */
  ground?: 'bg' | 'surface';
  /** Id of the heading that names the band. */
  labelledBy?: string;
  label?: string;
  id?: string;
}

/** A part of the page over its full width, its content within the margins. */
export function Band({ children, ground = 'bg', labelledBy, label, id }: BandProps) {
  return (
    <Strip $ground={ground} id={id} aria-labelledby={labelledBy} aria-label={label}>
      <div>{children}</div>
    </Strip>
  );
}
