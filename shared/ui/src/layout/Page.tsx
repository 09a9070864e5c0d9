import type { ElementType, ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { desktop } from '../tokens/media.ts';

const widths = { wide: 'var(--content-width)', text: '720px', form: '480px' };

const Frame = styled.div<{ $width: keyof typeof widths }>`
  width: 100%;
  max-width: calc(${(p) => widths[p.$width]} + 32px);
  margin-inline: auto;
  padding: var(--space-6) 16px var(--space-12);
  ${desktop} {
    padding-block: var(--space-8) var(--space-16);
  }
`;

export interface PageProps {
  children: ReactNode;
  width?: keyof typeof widths;
  as?: ElementType;
}

/** The frame of a screen: at most 1,200 px wide, with its margins. */
export function Page({ width = 'wide', ...rest }: PageProps) {
  return <Frame $width={width} {...rest} />;
}
