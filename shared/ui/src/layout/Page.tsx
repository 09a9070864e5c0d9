import type { ElementType, ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';
import { desktop, phone } from '../tokens/media.ts';

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

/** Buttons that stay in reach: a bar at the foot of a phone's screen, in the flow from 768 px. */
export const StickyActions = styled.div`
  display: flex;
  gap: var(--space-3);
  & > * {
    flex: 1;
  }
  ${phone} {
    position: sticky;
    bottom: var(--tabs-height, 0px);
    z-index: 5;
    margin-inline: -16px;
    padding: var(--space-3) 16px;
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
  ${desktop} {
    & > * {
      flex: 0 1 auto;
    }
  }
`;
